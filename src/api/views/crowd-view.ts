import { integerPercentages } from '#domain/forecast/percentages.ts'
import type { CrowdView } from '#contract/pick.ts'
import type { CrowdRow } from '#db/pick/pick-crowd.ts'

const percent = (part: number, whole: number) => Math.round((part * 100) / whole)

export function crowdView({ picks, home, draw, away, scores }: CrowdRow): CrowdView {
  const [homePart = 0, drawPart = 0, awayPart = 0] = integerPercentages([home / picks, draw / picks, away / picks])
  return {
    picks,
    shares: { home: homePart, draw: drawPart, away: awayPart },
    scores: scores.map((score) => ({ home: score.home, away: score.away, percent: percent(score.picks, picks) })),
  }
}
