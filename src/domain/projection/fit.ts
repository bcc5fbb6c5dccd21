/** Solves `A x = b` for a symmetric positive matrix, by Cholesky. */
export function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length
  const lower = matrix.map((row) => Float64Array.from(row))
  const at = (row: number, column: number) => lower[row]?.[column] ?? 0
  for (let row = 0; row < size; row++)
    for (let column = 0; column <= row; column++) {
      let sum = at(row, column)
      for (let k = 0; k < column; k++) sum -= at(row, k) * at(column, k)
      ;(lower[row] as Float64Array)[column] =
        row === column ? Math.sqrt(Math.max(sum, 1e-12)) : sum / at(column, column)
    }
  const x = Float64Array.from(right)
  for (let row = 0; row < size; row++) {
    for (let k = 0; k < row; k++) x[row] = (x[row] ?? 0) - at(row, k) * (x[k] ?? 0)
    x[row] = (x[row] ?? 0) / at(row, row)
  }
  for (let row = size - 1; row >= 0; row--) {
    for (let k = row + 1; k < size; k++) x[row] = (x[row] ?? 0) - at(k, row) * (x[k] ?? 0)
    x[row] = (x[row] ?? 0) / at(row, row)
  }
  return x
}

interface Example {
  features: readonly number[]
  target: number
}

/** Adds `weight · f fᵀ` to the matrix and `pull · f` to the right side. */
function add(
  { matrix, right }: { matrix: Float64Array[]; right: Float64Array },
  features: readonly number[],
  { weight, pull }: { weight: number; pull: number },
) {
  for (let row = 0; row < features.length; row++) {
    const value = features[row] as number
    if (value === 0) continue
    const line = matrix[row] as Float64Array
    for (let column = 0; column < features.length; column++)
      line[column] = (line[column] as number) + weight * value * (features[column] as number)
    right[row] = (right[row] as number) + pull * value
  }
}

const emptySystem = (size: number, ridge: number) => ({
  matrix: Array.from({ length: size }, (_, row) => {
    const line = new Float64Array(size)
    line[row] = ridge
    return line
  }),
  right: new Float64Array(size),
})

export function fitLine(examples: readonly Example[], ridge: number): number[] {
  const system = emptySystem(examples[0]?.features.length ?? 0, ridge)
  for (const { features, target } of examples) add(system, features, { weight: 1, pull: target })
  return [...solve(system.matrix, system.right)]
}

export const dot = (weights: readonly number[], features: readonly number[]): number => {
  let sum = 0
  for (let at = 0; at < features.length; at++) sum += (weights[at] ?? 0) * (features[at] as number)
  return sum
}

export const chanceOf = (logit: number): number => 1 / (1 + Math.exp(-logit))

/** Newton's steps; the targets are 0 or 1. */
export function fitChance(examples: readonly Example[], ridge: number): number[] {
  const size = examples[0]?.features.length ?? 0
  let weights = Array.from({ length: size }, () => 0)
  for (let step = 0; step < 12; step++) {
    const system = emptySystem(size, ridge)
    for (let at = 0; at < size; at++) system.right[at] = -ridge * (weights[at] as number)
    for (const { features, target } of examples) {
      const chance = chanceOf(dot(weights, features))
      add(system, features, { weight: Math.max(1e-4, chance * (1 - chance)), pull: target - chance })
    }
    const change = solve(system.matrix, system.right)
    weights = weights.map((weight, at) => weight + (change[at] ?? 0))
  }
  return weights
}
