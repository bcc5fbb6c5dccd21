export interface Report {
  say(line: string): void
  /** Prints a figure with its target and remembers whether it was met. */
  check(name: string, value: number, target: Target): void
  /** Prints what could not be measured because the machine lacks something. It counts neither as met nor as missed. */
  skip(what: string): void
  /** The number of figures that met and missed their targets. */
  figures(): { met: number; missed: number }
}

type Target = { unit: string } & ({ atMost: number } | { atLeast: number })

/** Every bench is a file directly in `bench/` that exports such a function. */
export interface Bench {
  run: (report: Report) => Promise<void>
}

const format = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 4, maximumFractionDigits: 4 })
/** Four significant digits for measurements, all digits for counts. */
export const shown = (value: number) =>
  Math.abs(value) >= 1000 ? Math.round(value).toLocaleString('en-US') : format.format(value)

export function createReport(): Report {
  const counted = { met: 0, missed: 0 }
  return {
    say: (line) => console.log(`  ${line}`),
    check: (name, value, target) => {
      const isMet = 'atMost' in target ? value <= target.atMost : value >= target.atLeast
      counted[isMet ? 'met' : 'missed']++
      const limit = 'atMost' in target ? `at most ${shown(target.atMost)}` : `at least ${shown(target.atLeast)}`
      console.log(`  ${isMet ? 'ok  ' : 'OVER'} ${name}: ${shown(value)} ${target.unit} (target ${limit})`)
    },
    skip: (what) => console.log(`  skipped: ${what}`),
    figures: () => counted,
  }
}

/** A bench without any figure has measured nothing and fails. */
export const verdictOf = ({ met, missed }: ReturnType<Report['figures']>): string => {
  if (met + missed === 0) return 'no figure was shown: nothing was measured'
  return missed === 0 ? 'met' : `${missed} of ${met + missed} figures missed their target`
}

export function quantile(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: ArrayLike<number>): number => quantile(values, 0.5)

/** Wall time and processor time, which differ on a busy machine. */
export async function timed<T>(work: () => T | Promise<T>): Promise<{ ms: number; cpuMs: number; value: T }> {
  const cpu = process.cpuUsage()
  const from = performance.now()
  const value = await work()
  const ms = performance.now() - from
  const { user, system } = process.cpuUsage(cpu)
  return { ms, cpuMs: (user + system) / 1000, value }
}
