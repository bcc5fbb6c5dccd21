import { momentOf } from '#domain/clock/zoned-time.ts'

/** As a field for date and time writes it, on the clocks of the championship. */
export function localText(atMs: number, timeZone: string): string {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(atMs)
  return shown.replace(' ', 'T')
}

/** Undefined while it is not filled in. */
export function readLocal(text: string, timeZone: string): number | undefined {
  const [date, time] = text.split('T')
  const atMs = date && time ? momentOf(date, time.slice(0, 5), timeZone) : Number.NaN
  return Number.isNaN(atMs) ? undefined : atMs
}
