import { momentOf } from '#domain/clock/zoned-time.ts'

/** The moment as the value of a date-and-time input, in the championship's time zone. */
export function localText(atMs: number, timeZone: string): string {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(atMs)
  return shown.replace(' ', 'T')
}

/** The moment that a date-and-time input names. Undefined while the input is incomplete. */
export function readLocal(text: string, timeZone: string): number | undefined {
  const [date, time] = text.split('T')
  const atMs = date && time ? momentOf(date, time.slice(0, 5), timeZone) : Number.NaN
  return Number.isNaN(atMs) ? undefined : atMs
}
