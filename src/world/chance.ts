import type { Rng } from '#domain/rng.ts'

/** Standard normal (Box-Muller, one value per call). */
export function gaussian(rng: Rng): number {
  return Math.sqrt(-2 * Math.log(1 - rng.next())) * Math.cos(2 * Math.PI * rng.next())
}

export function pick<T>(rng: Rng, items: readonly T[]): T {
  const item = items[rng.int(items.length)]
  if (item === undefined) throw new Error('pick from an empty list')
  return item
}

/** Index chosen with probability proportional to its weight. */
export function weightedIndex(rng: Rng, weights: ArrayLike<number>): number {
  let total = 0
  for (let i = 0; i < weights.length; i++) total += weights[i] ?? 0
  let left = rng.next() * total
  for (let i = 0; i < weights.length - 1; i++) {
    left -= weights[i] ?? 0
    if (left < 0) return i
  }
  return weights.length - 1
}

export function shuffled<T>(rng: Rng, items: readonly T[]): T[] {
  const out = items.slice()
  for (let i = out.length - 1; i > 0; i--) {
    const j = rng.int(i + 1)
    const a = out[i] as T
    out[i] = out[j] as T
    out[j] = a
  }
  return out
}

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))
