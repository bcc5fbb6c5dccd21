import type { Score } from '#domain/sport/outcome.ts'

/** The side whose score would go below the goals of its scorers; goals without a scorer belong to nobody. */
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
