export interface DuelChance {
  win: number
  draw: number
  lose: number
}

/** CH2: in how many of a thousand draws a lineup ends above, level with and below another. The three add up to 1000. */
export function duelChance(own: Int32Array, rival: Int32Array): DuelChance {
  let [win, draw] = [0, 0]
  for (const [at, total] of own.entries()) {
    const other = rival[at] as number
    if (total > other) win++
    else if (total === other) draw++
  }
  const permille = (count: number) => Math.round((count * 1000) / own.length)
  const [won, level] = [permille(win), permille(draw)]
  return { win: won, draw: Math.min(level, 1000 - won), lose: Math.max(0, 1000 - won - level) }
}

export interface Contender {
  /** Points that were settled before this round. */
  base: number
  totals: Int32Array
}

/**
 * CH3, CH4: in how many of a thousand draws a contender ends among the first of a table. Level contenders share the
 * better place (RK1).
 */
export function topChance(own: Contender, others: readonly Contender[], places: number): number {
  let among = 0
  for (const [at, total] of own.totals.entries()) {
    const points = own.base + total
    let better = 0
    for (const { base, totals } of others) if (base + (totals[at] as number) > points) better++
    if (better < places) among++
  }
  return Math.round((among * 1000) / own.totals.length)
}

/** CH3: in a small league the chance is about the winner, in a larger one about the first three. */
export const announcedPlaces = (members: number): number => (members < 6 ? 1 : 3)
