/** 1 is the easiest fixture, 5 the hardest. */
export const DIFFICULTIES = [1, 2, 3, 4, 5] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** From a side's expected share of the points at stake: a draw is worth a third of a win. */
export function difficulty(chances: { win: number; draw: number }): Difficulty {
  const share = chances.win + chances.draw / 3
  if (share >= 0.65) return 1
  if (share >= 0.5) return 2
  if (share >= 0.38) return 3
  if (share >= 0.26) return 4
  return 5
}
