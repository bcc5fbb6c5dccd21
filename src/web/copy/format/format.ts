import type { Language } from '#contract/language.ts'
import { GAME_TIME_ZONE } from '#domain/clock/game-day.ts'
import { dateWords } from './date-words.ts'
import { isSingular, numberWords } from './number-words.ts'

/** Used until the visitor's zone is known, so that server and browser agree. */
export const defaultTimeZone = GAME_TIME_ZONE

interface PluralForms {
  one: string
  other: string
}

const relativeSteps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** Formatters of the platform are slow to create, so each is created at its first use. */
function onDemand<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

function createFormat(language: Language) {
  const numbers = numberWords(language)
  const dates = dateWords(language)
  const relative = onDemand(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }))
  const list = onDemand(() => new Intl.ListFormat(language, { type: 'conjunction' }))

  return {
    language,
    number: numbers.integer,
    decimal: (value: number) => numbers.tenths(value * 10),
    /** Points are stored in tenths: 627 is shown as 62,7. */
    pointTenths: numbers.tenths,
    exact: numbers.exact,
    signed: numbers.signed,
    /** Takes percent, not a fraction: 35 is shown as 35%. */
    percent: numbers.percent,
    list: (items: readonly string[]) => list().format(items),
    date: (atMs: number, timeZone = defaultTimeZone) => dates.date(atMs, timeZone),
    day: (atMs: number, timeZone = defaultTimeZone) => dates.day(atMs, timeZone),
    time: (atMs: number, timeZone = defaultTimeZone) => dates.time(atMs, timeZone),
    dateTime: (atMs: number, timeZone = defaultTimeZone) => dates.dateTime(atMs, timeZone),
    isoDay: (atMs: number, timeZone = defaultTimeZone) => dates.isoDay(atMs, timeZone),
    relative(atMs: number, nowMs: number) {
      const distance = atMs - nowMs
      for (const [unit, size] of relativeSteps) {
        if (Math.abs(distance) >= size) return relative().format(Math.trunc(distance / size), unit)
      }
      return relative().format(0, 'second')
    },
    /** "1d 04:12:36", never negative. */
    countdown(leftMs: number) {
      const seconds = Math.max(0, Math.floor(leftMs / 1000))
      const two = (value: number) => String(value).padStart(2, '0')
      const days = Math.floor(seconds / 86_400)
      const clock = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':')
      return days > 0 ? `${days}d ${clock}` : clock
    },
    plural: (count: number, { one, other }: PluralForms) =>
      (isSingular(count) ? one : other).replace('#', numbers.integer(count)),
  }
}

export type Format = ReturnType<typeof createFormat>

const made = new Map<Language, Format>()

/** Numbers, dates and plurals in the format of a language. */
export function formatIn(language: Language): Format {
  const format = made.get(language) ?? createFormat(language)
  made.set(language, format)
  return format
}
