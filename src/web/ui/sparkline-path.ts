const margin = 3

interface Input {
  values: readonly number[]
  width: number
  height: number
}

/** Scales from the lowest to the highest value. Equal values run through the middle. */
export function sparklinePath({ values, width, height }: Input) {
  const low = Math.min(...values)
  const range = Math.max(...values) - low
  const step = values.length > 1 ? (width - 2 * margin) / (values.length - 1) : 0
  const points = values.map((value, i) => ({
    x: Math.round((margin + i * step) * 10) / 10,
    y: Math.round((height - margin - (range === 0 ? 0.5 : (value - low) / range) * (height - 2 * margin)) * 10) / 10,
  }))
  return { d: points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join(''), last: points.at(-1) }
}
