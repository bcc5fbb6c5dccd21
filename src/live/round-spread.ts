import type { LiveRound } from './live-round.ts'

/** What the lineups that count have made so far, taken together. */
export interface RoundSpread {
  lineups: number
  averageTenths: number
  highestTenths: number
  /** Competition rank of a sum (1, 2, 2, 4). */
  rankOf(tenths: number): number
}

/** How many managers are handled between two yields. */
const STEP = 1 << 13

/** Counts how many lineups have each sum: ranks follow from the counts, and nothing is sorted. */
export function* measureSpread(
  { competes, managerTenths }: Pick<LiveRound, 'competes' | 'managerTenths'>,
  managers: number,
): Generator<void, RoundSpread | undefined> {
  const counts = new Map<number, number>()
  let [lineups, sum] = [0, 0]
  for (let manager = 0; manager < managers; manager++) {
    if (manager % STEP === STEP - 1) yield
    if (!competes(manager)) continue
    const tenths = managerTenths(manager)
    counts.set(tenths, (counts.get(tenths) ?? 0) + 1)
    sum += tenths
    lineups++
  }
  if (lineups === 0) return undefined
  const sums = [...counts.keys()]
  return {
    lineups,
    averageTenths: Math.round(sum / lineups),
    highestTenths: sums.reduce((highest, tenths) => Math.max(highest, tenths)),
    rankOf: (mine) => sums.reduce((rank, tenths) => (tenths > mine ? rank + (counts.get(tenths) ?? 0) : rank), 1),
  }
}
