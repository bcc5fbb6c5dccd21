import { defaultTimeZone } from '#web/copy/format/format.ts'

function offsetMs(atMs: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(atMs)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)$/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
}

/** The first moment of a day ("2026-12-30") in a time zone, by default the game's. NaN for an invalid day. */
export function startOfGameDay(day: string, timeZone = defaultTimeZone): number {
  const utc = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(utc)) return Number.NaN
  return utc - offsetMs(utc - offsetMs(utc, timeZone), timeZone)
}

/** The last millisecond of a day. The first moment of the next day would be shown with the date of the next day. */
export function endOfGameDay(day: string, timeZone = defaultTimeZone): number {
  const noon = Date.parse(`${day}T12:00:00Z`)
  if (Number.isNaN(noon)) return Number.NaN
  return startOfGameDay(new Date(noon + 86_400_000).toISOString().slice(0, 10), timeZone) - 1
}
