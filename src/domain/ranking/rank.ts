/** RK1: 1, 2, 2, 4 for values that are already in order; equal values share the better rank. */
export function sharedRanks(ordered: readonly number[]): number[] {
  const ranks: number[] = []
  for (const [index, value] of ordered.entries()) {
    ranks.push(index > 0 && value === ordered[index - 1] ? (ranks[index - 1] ?? 1) : index + 1)
  }
  return ranks
}

export interface Ranked<T> {
  rank: number
  entry: T
}

/** RK1 and RK2: higher is better; equals share a rank and are listed by id, so that pages never overlap. */
export function rankBy<T extends { id: number }>(entries: readonly T[], valueOf: (entry: T) => number): Ranked<T>[] {
  const keyed = entries.map((entry) => ({ entry, value: valueOf(entry) }))
  keyed.sort((a, b) => b.value - a.value || a.entry.id - b.entry.id)
  const ranks = sharedRanks(keyed.map(({ value }) => value))
  return keyed.map(({ entry }, index) => ({ rank: ranks[index] ?? 0, entry }))
}

/** RK3: places gained since the rank before; a newcomer has not moved. */
export const rankChange = (before: number | null, now: number): number => (before === null ? 0 : before - now)
