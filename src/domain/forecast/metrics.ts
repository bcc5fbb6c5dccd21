/** One forecast and what happened: `outcome` is the index of the class that came true (home, draw, away in order). */
export interface ScoredForecast {
  probabilities: readonly number[]
  outcome: number
}

export interface ForecastScore {
  n: number
  rps: number
  logLoss: number
  brier: number
  accuracy: number
}

/** Ranked probability score, divided by classes - 1: 0 is perfect, nearness in order counts. */
export function rankedProbabilityScore({ probabilities, outcome }: ScoredForecast): number {
  let cumulative = 0
  let sum = 0
  for (let k = 0; k < probabilities.length - 1; k++) {
    cumulative += probabilities[k] ?? 0
    sum += (cumulative - (outcome <= k ? 1 : 0)) ** 2
  }
  return sum / (probabilities.length - 1)
}

/** The squared errors of the probabilities, summed over the classes. */
export function brierScore({ probabilities, outcome }: ScoredForecast): number {
  return probabilities.reduce((sum, p, k) => sum + (p - (k === outcome ? 1 : 0)) ** 2, 0)
}

export function logLoss({ probabilities, outcome }: ScoredForecast): number {
  return -Math.log(Math.max(1e-12, probabilities[outcome] ?? 0))
}

/** Whether the most probable class happened; a tie is called for the earlier class. */
export function correctCall({ probabilities, outcome }: ScoredForecast): number {
  return probabilities.indexOf(Math.max(...probabilities)) === outcome ? 1 : 0
}

export function scoreForecasts(forecasts: readonly ScoredForecast[]): ForecastScore {
  const n = forecasts.length
  const mean = (score: (forecast: ScoredForecast) => number) =>
    n === 0 ? Number.NaN : forecasts.reduce((sum, forecast) => sum + score(forecast), 0) / n
  return {
    n,
    rps: mean(rankedProbabilityScore),
    logLoss: mean(logLoss),
    brier: mean(brierScore),
    accuracy: mean(correctCall),
  }
}
