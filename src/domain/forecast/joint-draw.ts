import type { Rng } from '#domain/rng.ts'
import type { GaussianState } from './gaussian-state.ts'

export function pickCovariance(state: GaussianState, indices: readonly number[]): number[][] {
  return indices.map((row) => indices.map((column) => state.covariance[row * state.capacity + column] ?? 0))
}

/** Cholesky factor, row by row; rounding may leave a diagonal just below zero. */
export function lowerRoot(matrix: readonly (readonly number[])[]): number[][] {
  const root: number[][] = []
  matrix.forEach((row, i) => {
    const built: number[] = []
    for (let j = 0; j <= i; j++) {
      const above = j === i ? built : (root[j] ?? [])
      let rest = row[j] ?? 0
      for (let k = 0; k < j; k++) rest -= (built[k] ?? 0) * (above[k] ?? 0)
      const pivot = above[j] ?? 0
      built.push(j === i ? Math.sqrt(Math.max(0, rest)) : pivot > 0 ? rest / pivot : 0)
    }
    root.push(built)
  })
  return root
}

function drawNormal(rng: Rng): number {
  return Math.sqrt(-2 * Math.log(1 - rng.next())) * Math.cos(2 * Math.PI * rng.next())
}

export function drawNormals(means: readonly number[], root: readonly (readonly number[])[], rng: Rng): number[] {
  const noise = means.map(() => drawNormal(rng))
  return means.map((mean, i) => (root[i] ?? []).reduce((sum, part, k) => sum + part * (noise[k] ?? 0), mean))
}
