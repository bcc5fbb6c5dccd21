import type { ScoredForecast } from './metrics.ts'

export interface CalibrationBin {
  from: number
  to: number
  n: number
  meanProbability: number
  observedShare: number
}

/** Every class of every forecast is one claim "this happens with probability p"; claims are grouped by p. */
export function calibrationBins(forecasts: readonly ScoredForecast[], binCount = 10): CalibrationBin[] {
  const bins = Array.from({ length: binCount }, () => ({ n: 0, probability: 0, happened: 0 }))
  for (const { probabilities, outcome } of forecasts) {
    probabilities.forEach((p, k) => {
      const bin = bins[Math.min(binCount - 1, Math.floor(p * binCount))]
      if (!bin) return
      bin.n += 1
      bin.probability += p
      if (k === outcome) bin.happened += 1
    })
  }
  return bins.map(({ n, probability, happened }, index) => ({
    from: index / binCount,
    to: (index + 1) / binCount,
    n,
    meanProbability: n === 0 ? (index + 0.5) / binCount : probability / n,
    observedShare: n === 0 ? 0 : happened / n,
  }))
}

/** Mean distance between claimed and observed, weighted by the number of claims. */
export function calibrationError(bins: readonly CalibrationBin[]): number {
  const total = bins.reduce((sum, bin) => sum + bin.n, 0)
  if (total === 0) return Number.NaN
  return bins.reduce((sum, bin) => sum + bin.n * Math.abs(bin.meanProbability - bin.observedShare), 0) / total
}
