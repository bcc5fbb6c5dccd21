/** A round number at or above the largest value, so that the axis ends on it. */
export function niceCeiling(value: number): number {
  if (value <= 0) return 1
  const unit = 10 ** Math.floor(Math.log10(value))
  const step = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((candidate) => candidate * unit >= value) ?? 10
  return step * unit
}
