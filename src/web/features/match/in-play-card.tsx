import type { MatchPageView } from '#contract/match.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { ForecastBar } from '#web/ui/forecast-bar.tsx'

/** FO1: the chances of both sides and of a draw while the match is played. */
export function InPlayCard({ page: { inPlay, match } }: { page: MatchPageView }) {
  const { inPlay: words } = useFeatureCopy('begun')
  const { forecast } = useFeatureCopy('match')
  const { barWithDraw } = useFeatureCopy('figures')
  if (!inPlay) return null
  const { home, away } = match
  const { homePercent, drawPercent, awayPercent } = inPlay
  return (
    <Card title={words.title}>
      <ForecastBar
        homePercent={homePercent}
        drawPercent={drawPercent}
        awayPercent={awayPercent}
        label={barWithDraw(home.name, homePercent, drawPercent, away.name, awayPercent)}
        ends={{ home: home.name, draw: forecast.draw, away: away.name }}
      />
      <p className="pt-3 text-small text-muted">{words.how}</p>
    </Card>
  )
}
