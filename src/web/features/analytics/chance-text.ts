import type { Format } from '#web/copy/format/format.ts'

/** Chances from 1 to 999 per mille never show as 0% or 100%. */
export function chanceText(permille: number, words: { under: string; over: string }, format: Format): string {
  if (permille > 0 && permille < 10) return words.under
  if (permille > 990 && permille < 1000) return words.over
  return format.percent(Math.round(permille / 10))
}
