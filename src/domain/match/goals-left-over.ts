import type { Score } from '#domain/sport/outcome.ts'

/** RL7: the side whose score falls below the goals that are credited to players. Other goals may be taken away. */
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
