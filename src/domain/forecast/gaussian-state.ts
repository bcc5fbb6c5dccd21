/**
 * Joint normal belief about many unknown strengths. The full covariance is kept because a result says something about
 * every club connected to the two that played.
 */
export interface GaussianState {
  size: number
  capacity: number
  mean: Float64Array
  covariance: Float64Array
}

/** A sparse linear combination of components: `weights[k]` times component `indices[k]`. */
export interface Combination {
  indices: readonly number[]
  weights: readonly number[]
}

export function createState(capacity = 16): GaussianState {
  return { size: 0, capacity, mean: new Float64Array(capacity), covariance: new Float64Array(capacity * capacity) }
}

export function copyState(state: GaussianState): GaussianState {
  return { ...state, mean: state.mean.slice(), covariance: state.covariance.slice() }
}

const at = (values: Float64Array, index: number): number => values[index] as number

function grow(state: GaussianState): void {
  const capacity = state.capacity * 2
  const covariance = new Float64Array(capacity * capacity)
  for (let row = 0; row < state.size; row++) {
    covariance.set(state.covariance.subarray(row * state.capacity, row * state.capacity + state.size), row * capacity)
  }
  const mean = new Float64Array(capacity)
  mean.set(state.mean)
  state.mean = mean
  state.covariance = covariance
  state.capacity = capacity
}

export function addComponent(state: GaussianState, mean: number, variance: number): number {
  if (state.size === state.capacity) grow(state)
  const index = state.size++
  state.mean[index] = mean
  state.covariance[index * state.capacity + index] = variance
  return index
}

export const meanOf = (state: GaussianState, index: number): number => at(state.mean, index)

export function addVariance(state: GaussianState, index: number, variance: number): void {
  const cell = index * state.capacity + index
  state.covariance[cell] = at(state.covariance, cell) + variance
}

export function addCovariance(state: GaussianState, pair: readonly [number, number], covariance: number): void {
  const [a, b] = pair
  for (const cell of [a * state.capacity + b, b * state.capacity + a]) {
    state.covariance[cell] = at(state.covariance, cell) + covariance
  }
}

/** Pulls a component toward `target` by keeping only `keep` of its distance; its covariances shrink with it. */
export function regress(state: GaussianState, index: number, change: { keep: number; target: number }): void {
  const { keep, target } = change
  state.mean[index] = target + keep * (at(state.mean, index) - target)
  for (let other = 0; other < state.size; other++) {
    const row = index * state.capacity + other
    const column = other * state.capacity + index
    state.covariance[row] = at(state.covariance, row) * keep
    if (other !== index) state.covariance[column] = at(state.covariance, row)
  }
  const cell = index * state.capacity + index
  state.covariance[cell] = at(state.covariance, cell) * keep
}

export function combinationMean(state: GaussianState, { indices, weights }: Combination): number {
  let sum = 0
  for (let k = 0; k < indices.length; k++) sum += at(state.mean, indices[k] as number) * (weights[k] as number)
  return sum
}

export function combinationCovariance(state: GaussianState, a: Combination, b: Combination): number {
  let sum = 0
  for (let i = 0; i < a.indices.length; i++) {
    const row = (a.indices[i] as number) * state.capacity
    for (let j = 0; j < b.indices.length; j++) {
      sum += at(state.covariance, row + (b.indices[j] as number)) * (a.weights[i] as number) * (b.weights[j] as number)
    }
  }
  return sum
}

/** Moves the whole belief so that the combination has the given posterior mean and variance. */
export function condition(
  state: GaussianState,
  combination: Combination,
  posterior: { mean: number; variance: number },
): void {
  const variance = combinationCovariance(state, combination, combination)
  if (variance <= 0) return
  const { size, capacity, covariance } = state
  const gain = new Float64Array(size)
  for (let row = 0; row < size; row++) {
    let sum = 0
    for (let k = 0; k < combination.indices.length; k++) {
      sum += at(covariance, row * capacity + (combination.indices[k] as number)) * (combination.weights[k] as number)
    }
    gain[row] = sum / variance
  }
  const shift = posterior.mean - combinationMean(state, combination)
  const drop = variance - posterior.variance
  for (let row = 0; row < size; row++) {
    const gainHere = at(gain, row)
    if (gainHere === 0) continue
    state.mean[row] = at(state.mean, row) + gainHere * shift
    const start = row * capacity
    for (let column = 0; column < size; column++) {
      covariance[start + column] = at(covariance, start + column) - gainHere * drop * at(gain, column)
    }
  }
}
