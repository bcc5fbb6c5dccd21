export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

export function timed<T>(work: () => T): { ms: number; value: T } {
  const start = performance.now()
  const value = work()
  return { ms: performance.now() - start, value }
}

/** Prints one line a target and says whether it was met. */
export function report(name: string, figure: string, met: boolean): boolean {
  console.log(`${met ? 'ok  ' : 'OVER'} ${name}: ${figure}`)
  return met
}
