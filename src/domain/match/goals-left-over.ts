import type { Score } from '#domain/sport/outcome.ts'

/**
 * RL7: a side whose score is reduced below `told`, its goals that are credited to players; undefined if there is none.
 * Other goals may be taken away.
 */
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
