import { integerPercentages } from './percentages.ts'

/** The chances of the first and of the second side, in a sport without draws. */
export interface TwoWayForecast {
  probabilities: [number, number]
  percentages: number[]
}

export function twoWayForecast(homeProbability: number): TwoWayForecast {
  const p = Math.min(1, Math.max(0, homeProbability))
  const probabilities: [number, number] = [p, 1 - p]
  return { probabilities, percentages: integerPercentages(probabilities) }
}
