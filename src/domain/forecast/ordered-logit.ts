import { logistic } from './normal.ts'

/**
 * Home, draw and away from one number `x`: home if `slope * x` plus noise is above `high`, away if it is below `low`.
 */
export interface OrderedLogit {
  slope: number
  low: number
  high: number
}

export function orderedProbabilities({ slope, low, high }: OrderedLogit, x: number): [number, number, number] {
  const home = logistic(slope * x - high)
  const away = logistic(low - slope * x)
  return [home, Math.max(1e-9, 1 - home - away), away]
}

/** One step of gradient ascent on the log likelihood: keeps the curve up to date as results come in. */
export function learnOrdered(curve: OrderedLogit, seen: { x: number; outcome: number }, rate: number): OrderedLogit {
  const [home, draw, away] = orderedProbabilities(curve, seen.x)
  const homeSlope = home * (1 - home)
  const awaySlope = away * (1 - away)
  const pull =
    seen.outcome === 0
      ? { position: 1 - home, low: 0, high: -(1 - home) }
      : seen.outcome === 2
        ? { position: -(1 - away), low: 1 - away, high: 0 }
        : {
            position: (awaySlope - homeSlope) / draw,
            low: -awaySlope / draw,
            high: homeSlope / draw,
          }
  const low = curve.low + rate * pull.low
  return {
    slope: curve.slope + rate * pull.position * seen.x,
    low,
    high: Math.max(low + 0.05, curve.high + rate * pull.high),
  }
}
