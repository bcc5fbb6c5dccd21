import {
  type Combination,
  combinationCovariance,
  combinationMean,
  condition,
  type GaussianState,
} from './gaussian-state.ts'
import { logistic } from './normal.ts'

export function observeValue(
  state: GaussianState,
  combination: Combination,
  seen: { value: number; noiseVariance: number },
): void {
  const mean = combinationMean(state, combination)
  const variance = combinationCovariance(state, combination, combination)
  const gain = variance / (variance + seen.noiseVariance)
  condition(state, combination, { mean: mean + gain * (seen.value - mean), variance: variance * (1 - gain) })
}

/**
 * A count whose log rate is the combination. `dispersion` above 1 says the count is noisier than Poisson (or that we
 * trust it less), below 1 the opposite.
 */
export function observeCount(
  state: GaussianState,
  combination: Combination,
  seen: { count: number; dispersion: number },
): void {
  const mean = combinationMean(state, combination)
  const variance = combinationCovariance(state, combination, combination)
  let mode = mean
  for (let step = 0; step < 8; step++) {
    const rate = Math.exp(mode)
    const slope = (seen.count - rate) / seen.dispersion - (mode - mean) / variance
    const move = slope / (rate / seen.dispersion + 1 / variance)
    mode += Math.max(-1, Math.min(1, move))
    if (Math.abs(move) < 1e-6) break
  }
  condition(state, combination, { mean: mode, variance: 1 / (1 / variance + Math.exp(mode) / seen.dispersion) })
}

/** `won` successes out of `tried`, each with logit equal to the combination. */
export function observeShare(
  state: GaussianState,
  combination: Combination,
  seen: { won: number; tried: number; dispersion: number },
): void {
  const mean = combinationMean(state, combination)
  const variance = combinationCovariance(state, combination, combination)
  const posterior = sharePosterior({ mean, variance }, seen)
  condition(state, combination, posterior)
}

export function sharePosterior(
  prior: { mean: number; variance: number },
  seen: { won: number; tried: number; dispersion: number },
): { mean: number; variance: number } {
  const { mean, variance } = prior
  let mode = mean
  for (let step = 0; step < 8; step++) {
    const p = logistic(mode)
    const slope = (seen.won - seen.tried * p) / seen.dispersion - (mode - mean) / variance
    const move = slope / ((seen.tried * p * (1 - p)) / seen.dispersion + 1 / variance)
    mode += Math.max(-1, Math.min(1, move))
    if (Math.abs(move) < 1e-6) break
  }
  const p = logistic(mode)
  return { mean: mode, variance: 1 / (1 / variance + (seen.tried * p * (1 - p)) / seen.dispersion) }
}
