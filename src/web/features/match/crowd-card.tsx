import { integerPercentages } from '#domain/forecast/percentages.ts'
import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import type { MatchPageView } from '#contract/match.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { ForecastBar } from '#web/ui/forecast-bar.tsx'

export function CrowdCard({ page }: { page: MatchPageView }) {
  const { crowd, match } = page
  const { crowd: copy } = useFeatureCopy('match')
  const figures = useFeatureCopy('figures')
  if (match.state === 'scheduled')
    return (
      <Card title={copy.title}>
        <p className="text-muted">{copy.hidden}</p>
      </Card>
    )
  if (!crowd)
    return (
      <Card title={copy.title}>
        <p className="text-muted">{copy.none}</p>
      </Card>
    )
  const { home, draw, away } = crowd
  const [homePercent = 0, drawPercent = 0, awayPercent = 0] = integerPercentages([home, draw, away])
  const label = SPORT_RULES[match.sport].draw
    ? figures.barWithDraw(match.home.name, homePercent, drawPercent, match.away.name, awayPercent)
    : figures.bar(match.home.name, homePercent, match.away.name, awayPercent)
  return (
    <Card title={copy.title} aside={copy.count(home + draw + away)}>
      <ForecastBar
        homePercent={homePercent}
        drawPercent={drawPercent}
        awayPercent={awayPercent}
        label={label}
        ends={{ home: match.home.name, ...(drawPercent > 0 && { draw: figures.draw }), away: match.away.name }}
      />
    </Card>
  )
}
