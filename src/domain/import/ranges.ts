export interface Range {
  from: number
  to: number
}

/** Ascending numbers as few ranges: 3, 4, 5 and 9 are 3 to 5, and 9. */
export function rangesOf(numbers: readonly number[]): Range[] {
  const ranges: Range[] = []
  for (const number of numbers) {
    const last = ranges.at(-1)
    if (last?.to === number - 1) last.to = number
    else ranges.push({ from: number, to: number })
  }
  return ranges
}
