/** A round number at or above the largest value, so that the axis ends on something readable. */
export function niceCeiling(value: number): number {
  if (value <= 0) return 1
  const unit = 10 ** Math.floor(Math.log10(value))
  const step = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((candidate) => candidate * unit >= value) ?? 10
  return step * unit
}

export interface Point {
  x: number
  y: number
}

/** Rank 1 is at the top; a single rank lies in the middle. The scale is logarithmic: from 10th to 5th is as far as from 1000th to 500th. */
export function rankPoints(ranks: readonly number[], { width, height }: { width: number; height: number }): Point[] {
  const logs = ranks.map((rank) => Math.log(Math.max(1, rank)))
  const [low, high] = [Math.min(...logs), Math.max(...logs)]
  return logs.map((log, index) => ({
    x: ranks.length === 1 ? width / 2 : (index * width) / (ranks.length - 1),
    y: high === low ? height / 2 : ((log - low) / (high - low)) * height,
  }))
}
