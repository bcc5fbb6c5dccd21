export interface PlotPoint {
  /** A moment in milliseconds. */
  x: number
  y: number
}

const STEPS = [1, 2, 2.5, 5, 10]

/** A few round values inside the range, for the labels of an axis. */
export function ticksOf(low: number, high: number, wanted = 4): number[] {
  const span = high - low || Math.abs(high) || 1
  const rough = span / (wanted + 1)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (STEPS.find((one) => one * power >= rough) ?? 10) * power
  const first = Math.ceil(low / step) * step
  const ticks: number[] = []
  for (let at = first; at <= high + step * 1e-9; at += step) ticks.push(Math.round(at * 1e6) / 1e6 + 0)
  return ticks
}

export interface Frame {
  left: number
  right: number
  top: number
  bottom: number
}

/** Positions of values inside a frame. If all points have the same moment, it is in the middle. */
export function plotScale(points: readonly PlotPoint[], frame: Frame) {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [firstX, lastX] = [Math.min(...xs), Math.max(...xs)]
  const margin = (Math.max(...ys) - Math.min(...ys)) * 0.08 || 1
  const [low, high] = [Math.min(...ys) - margin, Math.max(...ys) + margin]
  const round = (value: number) => Math.round(value * 100) / 100
  return {
    firstX,
    lastX,
    low,
    high,
    xOf: (x: number) =>
      round(
        firstX === lastX
          ? (frame.left + frame.right) / 2
          : frame.left + ((x - firstX) / (lastX - firstX)) * (frame.right - frame.left),
      ),
    yOf: (y: number) => round(frame.bottom - ((y - low) / (high - low)) * (frame.bottom - frame.top)),
  }
}
