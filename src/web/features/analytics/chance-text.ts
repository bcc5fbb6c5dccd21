import type { Format } from '#web/copy/format/format.ts'

/**
 * A simulation that never saw an event did not prove it impossible. One that always saw it did not prove it certain.
 */
export function chanceText(permille: number, words: { under: string; over: string }, format: Format): string {
  if (permille > 0 && permille < 10) return words.under
  if (permille > 990 && permille < 1000) return words.over
  return format.percent(Math.round(permille / 10))
}
