import { courtStatistics, footballStatistics, type SidesCount } from '#domain/match/match-statistics.ts'
import { isFantasySport, SPORT_RULES } from '#domain/sport/sport-rules.ts'
import type { MatchPageView } from '#contract/match.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { TwoSidedBars } from '#web/ui/two-sided-bars.tsx'

/** The rows of statistics of both sides (MP2), with translated names. */
function useStatistics({ match, players }: MatchPageView): SidesCount<string>[] {
  const { statistics: copy } = useFeatureCopy('begun')
  const { stats } = useFeatureCopy('sport')
  const sides = { homeId: match.home.id, awayId: match.away.id }
  if (isFantasySport(match.sport))
    return footballStatistics(players, sides).map((row) => ({ ...row, name: copy.names[row.name] }))
  const counted = SPORT_RULES[match.sport].stats.filter((stat) => stat !== 'sets')
  return courtStatistics(players, { ...sides, stats: counted }).map((row) => ({ ...row, name: stats[row.name] }))
}

export function StatisticsCard({ page }: { page: MatchPageView }) {
  const { statistics: copy } = useFeatureCopy('begun')
  const format = useFormat()
  const rows = useStatistics(page)
  if (rows.length === 0) return null
  const { home, away } = page.match
  return (
    <Card title={copy.title}>
      <TwoSidedBars
        caption={copy.title}
        sides={[home.name, away.name]}
        rows={rows.map(({ name, home: left, away: right }) => ({ name, left, right }))}
        valueText={format.number}
      />
      <p className="mt-3 text-small text-muted">{copy.source}</p>
    </Card>
  )
}
