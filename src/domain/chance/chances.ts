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
  /** The contender's points in the table before this round. */
  base: number
  totals: Int32Array
}

/**
 * CH3: in how many of a thousand draws a contender ends among the first `places` of a table. Level contenders share the
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

export interface GroupContender extends Contender {
  managerId: number
  /** The contender's best single lineup in the group's settled rounds; null without one. */
  best: number | null
  hasLineup: boolean
}

/**
 * CH4: in how many of a thousand draws a contender ends among the first `places` of a division group. Nobody shares a
 * place.
 */
export function promotionChance(own: GroupContender, others: readonly GroupContender[], places: number): number {
  const bestOf = ({ best, hasLineup }: GroupContender, total: number) =>
    Math.max(best ?? -Infinity, hasLineup ? total : -Infinity)
  /** DV7: points, then the best single lineup, then the lower id. */
  const isAhead = (one: GroupContender, at: number) => {
    const [total, ownTotal] = [one.totals[at] as number, own.totals[at] as number]
    const [points, ownPoints] = [one.base + total, own.base + ownTotal]
    if (points !== ownPoints) return points > ownPoints
    const [best, ownBest] = [bestOf(one, total), bestOf(own, ownTotal)]
    return best === ownBest ? one.managerId < own.managerId : best > ownBest
  }
  let among = 0
  for (const at of own.totals.keys()) {
    let ahead = 0
    for (const one of others) if (isAhead(one, at)) ahead++
    if (ahead < places) among++
  }
  return Math.round((among * 1000) / own.totals.length)
}

/** CH3: with fewer than six members the chance is about the winner, otherwise about the first three. */
export const announcedPlaces = (members: number): number => (members < 6 ? 1 : 3)
