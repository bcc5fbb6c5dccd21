import type { Language } from '#contract/language.ts'
import { BEHIND_UTC_MS, GAME_TIME_ZONE } from '#domain/clock/game-day.ts'

/** The device's own time zone, which the platform knows without loading data. */
export const ownTimeZone = 'own'

interface DateFields {
  year: number
  month: number
  day: number
  weekday: number
  hour: number
  minute: number
}

const zones = new Map<string, Intl.DateTimeFormat>()

/** Since this date the game's zone has never had summer time. */
const unchangedSinceMs = Date.UTC(2020, 0)

/** The wall clock of a time zone, as if it were UTC. Since 2020 the game's zone needs no help from the platform. */
function wallClock(atMs: number, timeZone: string): Date {
  if (timeZone === GAME_TIME_ZONE && atMs >= unchangedSinceMs) return new Date(atMs - BEHIND_UTC_MS)
  let clock = zones.get(timeZone)
  if (!clock) {
    const two = '2-digit'
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: two,
      day: two,
      hour: two,
      minute: two,
    })
    zones.set(timeZone, clock)
  }
  const read = new Map(clock.formatToParts(atMs).map(({ type, value }) => [type, Number(value)]))
  const of = (name: Intl.DateTimeFormatPartTypes) => read.get(name) ?? Number.NaN
  return new Date(Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute')))
}

function fieldsAt(atMs: number, timeZone: string): DateFields {
  if (timeZone === ownTimeZone) {
    const at = new Date(atMs)
    return {
      year: at.getFullYear(),
      month: at.getMonth() + 1,
      day: at.getDate(),
      weekday: at.getDay(),
      hour: at.getHours(),
      minute: at.getMinutes(),
    }
  }
  const at = wallClock(atMs, timeZone)
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    weekday: at.getUTCDay(),
    hour: at.getUTCHours(),
    minute: at.getUTCMinutes(),
  }
}

const habits: Record<Language, { weekdays: readonly string[]; monthFirst: boolean; twelveHours: boolean }> = {
  'pt-BR': {
    weekdays: ['dom.', 'seg.', 'ter.', 'qua.', 'qui.', 'sex.', 'sáb.'],
    monthFirst: false,
    twelveHours: false,
  },
  es: { weekdays: ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'], monthFirst: false, twelveHours: false },
  en: { weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'], monthFirst: true, twelveHours: true },
}

const two = (value: number) => String(value).padStart(2, '0')

/** Dates in each language's format, written by hand for the reason in `number-words.ts`. */
export function dateWords(language: Language) {
  const { weekdays, monthFirst, twelveHours } = habits[language]
  const monthDay = ({ month, day }: DateFields) => (monthFirst ? [month, day] : [day, month]).map(two).join('/')
  const date = (at: DateFields) => `${monthDay(at)}/${at.year}`
  const time = ({ hour, minute }: DateFields) =>
    twelveHours ? `${two(hour % 12 || 12)}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}` : `${two(hour)}:${two(minute)}`
  return {
    date: (atMs: number, timeZone: string) => date(fieldsAt(atMs, timeZone)),
    time: (atMs: number, timeZone: string) => time(fieldsAt(atMs, timeZone)),
    day(atMs: number, timeZone: string) {
      const at = fieldsAt(atMs, timeZone)
      return `${weekdays[at.weekday]}, ${monthDay(at)}`
    },
    dateTime(atMs: number, timeZone: string) {
      const at = fieldsAt(atMs, timeZone)
      return `${date(at)}, ${time(at)}`
    },
    /** "2026-11-14", to compare and group by. */
    isoDay(atMs: number, timeZone: string) {
      const { year, month, day } = fieldsAt(atMs, timeZone)
      return [year, two(month), two(day)].join('-')
    },
  }
}
