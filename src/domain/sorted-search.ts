/** The index of the first number that is at least `wanted`; the array's length if all are smaller. */
export function firstAtLeast(ascending: Int32Array, wanted: number): number {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ascending[middle] as number) < wanted) low = middle + 1
    else high = middle
  }
  return low
}
