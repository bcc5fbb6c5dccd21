import type { LeaguePageView } from '#contract/league.ts'
import { prizeNow } from '#domain/league/prize.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { useGameNow } from '#web/game/clock/use-game-now.ts'
import { timeLeft } from '#web/game/league/league-summary.tsx'
import { Card } from '#web/ui/card.tsx'
import { Stat, StatList } from '#web/ui/stat.tsx'

export function LeagueFacts({ page: { league } }: { page: LeaguePageView }) {
  const { page: words } = useFeatureCopy('league')
  const list = useFeatureCopy('joining')
  const format = useFormat()
  const clock = useGameNow()
  const prize = prizeNow(league)
  const left = clock && timeLeft(league, clock.nowMs, list)
  return (
    <Card title={words.about}>
      <StatList>
        <Stat
          label={words.prize}
          value={list.points(prize)}
          note={
            league.prizeMost < league.prize
              ? list.capped(league.prize)
              : prize < league.prize && list.pointsLater(league.prize)
          }
        />
        <Stat label={words.participants} value={format.number(league.participants)} />
        <Stat label={words.starts} value={format.date(league.startsAtMs)} />
        {/* The end is exclusive: if it is midnight, the last day of the league is the day before. */}
        <Stat label={words.ends} value={format.date(league.endsAtMs - 1)} />
        {left && <Stat label={words.endsIn} value={<span suppressHydrationWarning>{left}</span>} />}
      </StatList>
    </Card>
  )
}
