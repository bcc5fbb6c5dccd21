import { DAY_MS } from '#domain/clock/game-day.ts'

/** Days since 1970-01-01 of an ISO date, or undefined when it is not a real date. */
export function dayOfIso(iso: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return undefined
  const ms = Date.parse(`${iso}T00:00:00Z`)
  return Number.isNaN(ms) || isoOfDay(ms / DAY_MS) !== iso ? undefined : ms / DAY_MS
}

const isoOfDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** `13/08/16`, `13/08/2016`, `13.08.2016, 17:30`, `20160813` and ISO, as an ISO date. */
export function isoDate(text: string): string | undefined {
  const dayFirst = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4}|\d{2})(?:\D|$)/.exec(text)
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:\D|$)/.exec(text)
  let parts: (string | undefined)[]
  if (dayFirst) parts = [dayFirst[3], dayFirst[2], dayFirst[1]]
  else if (compact ?? iso) parts = (compact ?? iso ?? []).slice(1)
  else return undefined
  const [year = '', month = '', day = ''] = parts
  const fullYear = year.length === 2 ? `${Number(year) > 70 ? '19' : '20'}${year}` : year
  const result = `${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return dayOfIso(result) === undefined ? undefined : result
}

export function datedDay(text: string): { date: string; day: number } | undefined {
  const date = isoDate(text)
  const day = date === undefined ? undefined : dayOfIso(date)
  return date === undefined || day === undefined ? undefined : { date, day }
}
