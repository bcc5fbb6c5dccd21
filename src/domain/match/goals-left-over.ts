import type { Score } from '#domain/sport/outcome.ts'

/** The side whose score would go below the goals that its scorers are credited with; goals without a scorer are nobody's. */
export const goalsLeftOver = ({
  from,
  to,
  told,
}: {
  from: Score
  to: Score
  told: Score
}): 'home' | 'away' | undefined =>
  (['home', 'away'] as const).find((side) => to[side] < from[side] && to[side] < told[side])
