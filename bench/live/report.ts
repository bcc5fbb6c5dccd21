export interface Report {
  say(line: string): void
  /** Prints a figure beside its target and remembers whether it was met. */
  check(name: string, value: number, target: { atMost?: number; atLeast?: number; unit: string }): void
  failures(): number
}

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
export const shown = (value: number) => number.format(value)

export function createReport(): Report {
  let failures = 0
  return {
    say: (line) => console.log(`  ${line}`),
    check: (name, value, { atMost, atLeast, unit }) => {
      const isMet = (atMost === undefined || value <= atMost) && (atLeast === undefined || value >= atLeast)
      if (!isMet) failures++
      const target = atMost === undefined ? `at least ${shown(atLeast ?? 0)}` : `at most ${shown(atMost)}`
      console.log(`  ${isMet ? 'ok  ' : 'OVER'} ${name}: ${shown(value)} ${unit} (target ${target})`)
    },
    failures: () => failures,
  }
}

export function quantile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Wall time, and the time the processor really worked: on a busy machine they part. */
export async function timed<T>(work: () => T | Promise<T>): Promise<{ ms: number; cpuMs: number; value: T }> {
  const cpu = process.cpuUsage()
  const from = performance.now()
  const value = await work()
  const ms = performance.now() - from
  const { user, system } = process.cpuUsage(cpu)
  return { ms, cpuMs: (user + system) / 1000, value }
}
