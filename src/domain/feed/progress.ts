/**
 * How far a championship is, as one snapshot of it tells: the stage that the source itself is in, results, fixtures with both
 * sides known. It only grows: a snapshot that is less far was overtaken on its way (FD4).
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
