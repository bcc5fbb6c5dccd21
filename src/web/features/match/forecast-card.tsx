import type { MatchForecastDetail, MatchPageView } from '#contract/match.ts'
import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { ForecastBar } from '#web/ui/forecast-bar.tsx'
import { ShareCell } from '#web/ui/share-cell.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { MarginTable } from './margin-table.tsx'
import { ScoreMap } from './score-map.tsx'

export function ForecastCard({ page }: { page: MatchPageView }) {
  const { forecast, match } = page
  const { forecast: copy } = useFeatureCopy('match')
  const figures = useFeatureCopy('figures')
  return (
    <Card title={copy.title} {...(match.state !== 'scheduled' && { aside: copy.before })}>
      {forecast ? <Chances page={page} forecast={forecast} /> : <p className="text-muted">{copy.none}</p>}
      <p className="mt-3 text-small text-muted">
        <TextLink to="/analises/modelo">{figures.record}</TextLink>
      </p>
    </Card>
  )
}

function Chances({ page, forecast }: { page: MatchPageView; forecast: MatchForecastDetail }) {
  const { home, away, sport } = page.match
  const { forecast: copy } = useFeatureCopy('match')
  const figures = useFeatureCopy('figures')
  const { homePercent, drawPercent, awayPercent, homeGoals, awayGoals, expectedMargin } = forecast
  const label = SPORT_RULES[sport].draw
    ? figures.barWithDraw(home.name, homePercent, drawPercent, away.name, awayPercent)
    : figures.bar(home.name, homePercent, away.name, awayPercent)
  return (
    <>
      <ForecastBar
        homePercent={homePercent}
        drawPercent={drawPercent}
        awayPercent={awayPercent}
        label={label}
        ends={{ home: home.name, ...(drawPercent > 0 && { draw: copy.draw }), away: away.name }}
      />
      {homeGoals !== null && awayGoals !== null && <p className="mt-3">{copy.expected(homeGoals, awayGoals)}</p>}
      {expectedMargin !== null && (
        <p className="mt-3">{copy.margin(expectedMargin >= 0 ? home.name : away.name, Math.abs(expectedMargin))}</p>
      )}
      {forecast.margins && <MarginTable margins={forecast.margins} home={home.name} away={away.name} />}
      {forecast.likely.length > 0 && <LikelyScores forecast={forecast} />}
      {forecast.gridPermille && <ScoreMap grid={forecast.gridPermille} home={home.name} away={away.name} />}
    </>
  )
}

function LikelyScores({ forecast }: { forecast: MatchForecastDetail }) {
  const { forecast: copy } = useFeatureCopy('match')
  const columns = useLikelyColumns(forecast)
  return (
    <div className="mt-4">
      <DataTable
        caption={copy.likely}
        columns={columns}
        rows={forecast.likely}
        rowKey={({ home, away }) => `${home}-${away}`}
      />
    </div>
  )
}

function useLikelyColumns({ likely }: MatchForecastDetail): Column<MatchForecastDetail['likely'][number]>[] {
  const { forecast: copy, events } = useFeatureCopy('match')
  const format = useFormat()
  const most = Math.max(...likely.map(({ permille }) => permille))
  return [
    { key: 'score', header: copy.score, naming: true, cell: ({ home, away }) => events.score(home, away) },
    {
      key: 'chance',
      header: copy.chance,
      numeric: true,
      cell: ({ permille }) => (
        <ShareCell share={permille / most}>{format.percent(Math.round(permille / 10))}</ShareCell>
      ),
    },
  ]
}
