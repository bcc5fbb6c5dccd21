import type { Score } from '#domain/sport/outcome.ts'

/** RL7: the side whose new score is below the goals credited to players. Goals without a scorer may be taken away. */
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
