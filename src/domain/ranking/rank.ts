/**
 * RK1: the rank of each value, in the given order. One more than the number of higher values, so that equals share the
 * better rank.
 */
export function ranksOf(values: Int32Array): Int32Array {
  const rising = values.toSorted()
  const rankOf = new Map<number, number>()
  for (let place = rising.length - 1; place >= 0; place--) {
    const value = rising[place] as number
    if (!rankOf.has(value)) rankOf.set(value, rising.length - place)
  }
  return values.map((value) => rankOf.get(value) as number)
}

/** A rise is announced if the new rank is at most nine tenths of the old one. */
const TOLD_RISE = 0.9

/** A rank of 0 is none: a newcomer has not risen. */
export const isTold = ({ from, to }: { from: number; to: number }): boolean => from > 0 && to <= from * TOLD_RISE

/** RK3: places gained since the previous rank, below zero if lost; a newcomer has not moved. */
export const rankChange = (before: number | null, now: number): number => (before === null ? 0 : before - now)
