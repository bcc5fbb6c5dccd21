import type { Counts } from '#domain/squad/formation.ts'
import { type Candidate, PLAIN_WEIGHT, type Reduced } from './problem.ts'

/** The best choice when every point of price costs `multiplier`, and the bound that it proves. */
export interface Relaxed {
  /** No eleven within the budget in this formation is worth more than this. */
  bound: number
  chosen: Candidate[]
  spent: number
  multiplier: number
  /** The worth of the last one chosen in each line, and what the captain adds at best. */
  threshold: readonly number[]
  captainGain: number
}

/** Writes the `count` best worths of a line into `best` (indexes, best first) and returns the worth of the last. */
function selectTop(worths: Float64Array, length: number, count: number, best: Int32Array): number {
  let filled = 0
  let last = -Infinity
  for (let i = 0; i < length; i++) {
    const worth = worths[i] ?? 0
    if (filled === count && worth <= last) continue
    let at = filled < count ? filled++ : count - 1
    for (; at > 0; at--) {
      const above = best[at - 1] ?? 0
      if ((worths[above] ?? 0) >= worth) break
      best[at] = above
    }
    best[at] = i
    last = worths[best[filled - 1] ?? 0] ?? 0
  }
  return last
}

const worthOf = ({ score, price }: Candidate, multiplier: number, cheapest: number) =>
  PLAIN_WEIGHT * score - multiplier * (price - cheapest)

const MOST_IN_LINE = 5

export function relax(reduced: Reduced, counts: Counts, multiplier: number): Relaxed {
  const { lines, fixed, cheapest, slack } = reduced
  const chosen: Candidate[] = []
  let total = multiplier * slack
  let captainGain = -Infinity
  for (const { score } of fixed) {
    total += PLAIN_WEIGHT * score
    captainGain = Math.max(captainGain, score)
  }
  /** As captain, a player may be worth a place that their own worth does not earn. */
  let incoming: { slot: number; player: Candidate } | undefined
  const best = new Int32Array(MOST_IN_LINE)
  const threshold = lines.map((line, at) => {
    const count = counts[at] ?? 0
    if (count === 0) return Infinity
    const worths = new Float64Array(line.length)
    for (let i = 0; i < line.length; i++) {
      const player = line[i]
      if (player) worths[i] = worthOf(player, multiplier, cheapest)
    }
    const last = selectTop(worths, line.length, count, best)
    for (let i = 0; i < count; i++) {
      const player = line[best[i] ?? 0]
      if (player === undefined) continue
      chosen.push(player)
      total += worths[best[i] ?? 0] ?? 0
    }
    for (let i = 0; i < line.length; i++) {
      const player = line[i]
      if (player === undefined || player.score <= captainGain) continue
      const loss = Math.max(0, last - (worths[i] ?? 0))
      if (player.score - loss <= captainGain) continue
      captainGain = player.score - loss
      incoming = loss > 0 ? { slot: chosen.length - 1, player } : undefined
    }
    return last
  })
  if (incoming) chosen[incoming.slot] = incoming.player
  const spent = chosen.reduce((sum, { price }) => sum + price - cheapest, 0)
  return { bound: total + captainGain, chosen, spent, multiplier, threshold, captainGain }
}

/** The bound if this player must be chosen. */
export function boundWith(player: Candidate, at: number, relaxed: Relaxed, cheapest: number): number {
  const worth = worthOf(player, relaxed.multiplier, cheapest)
  const loss = Math.max(0, (relaxed.threshold[at] ?? Infinity) - worth)
  const captain = Math.max(relaxed.captainGain, player.score)
  return relaxed.bound - relaxed.captainGain + captain - loss
}

const MOST_STEPS = 40
const HIGHEST_MULTIPLIER = 1e7

/**
 * The lowest bound over all multipliers, and an affordable choice found on the way. The bound is convex and
 * piecewise linear. A choice that overspends and one that does not each give a line below it, and the next multiplier
 * is where the two lines cross. Undefined if even the cheapest choice overspends.
 */
export function tightestBound(
  reduced: Reduced,
  counts: Counts,
): { relaxed: Relaxed; feasible: Candidate[] } | undefined {
  const { slack } = reduced
  let dear = relax(reduced, counts, 0)
  if (dear.spent <= slack) return { relaxed: dear, feasible: dear.chosen }
  let cheap = relax(reduced, counts, HIGHEST_MULTIPLIER)
  if (cheap.spent > slack) return undefined
  for (let step = 0; step < MOST_STEPS; step++) {
    const overspend = dear.spent - slack
    const left = slack - cheap.spent
    const multiplier =
      (dear.bound + overspend * dear.multiplier - cheap.bound + left * cheap.multiplier) / (overspend + left)
    if (!(multiplier > dear.multiplier && multiplier < cheap.multiplier)) break
    const relaxed = relax(reduced, counts, multiplier)
    const lineThere = cheap.bound - left * (cheap.multiplier - multiplier)
    if (relaxed.spent <= slack) cheap = relaxed
    else dear = relaxed
    if (relaxed.bound <= lineThere + 1e-6) break
  }
  return { relaxed: cheap.bound < dear.bound ? cheap : dear, feasible: cheap.chosen }
}
