/**
 * How far a championship is, according to one snapshot of it: the source's own stage, then the number of results, then
 * that of matches and of known sides of ties. Progress only grows: a snapshot with less of it is out of date (FD4).
 */
export type Progress = readonly number[]

export function isBehind(one: Progress, other: Progress): boolean {
  const length = Math.max(one.length, other.length)
  for (let place = 0; place < length; place++) {
    const difference = (one[place] ?? 0) - (other[place] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}
