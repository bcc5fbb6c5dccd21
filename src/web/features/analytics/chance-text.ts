import type { Format } from '#web/copy/format/format.ts'

/** A simulation that never saw a thing did not prove it impossible, nor certain what it always saw. */
export function chanceText(permille: number, words: { under: string; over: string }, format: Format): string {
  if (permille > 0 && permille < 10) return words.under
  if (permille > 990 && permille < 1000) return words.over
  return format.percent(Math.round(permille / 10))
}
