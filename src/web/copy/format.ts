import type { Language } from '#contract/language.ts'

/** Where the game is played: used until the visitor's own zone is known, so that server and browser agree. */
export const defaultTimeZone = 'America/Sao_Paulo'

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** ICU versions disagree about narrow spaces ("7:30 PM"); one of them would break hydration. */
const plainSpaces = (text: string) => text.replaceAll(/[\u202f\u2009]/g, ' ')

const relativeSteps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** Formatters of the platform take milliseconds to make, on a phone many: each is made when it is first needed. */
function onDemand<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

function createFormat(language: Language) {
  const number = (options: Intl.NumberFormatOptions) => onDemand(() => new Intl.NumberFormat(language, options))
  const integer = number({ maximumFractionDigits: 0, useGrouping: 'always' })
  const oneDecimal = number({ minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const signed = number({ signDisplay: 'exceptZero', maximumFractionDigits: 0 })
  const percent = number({ style: 'percent', maximumFractionDigits: 0 })
  const relative = onDemand(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }))
  const plurals = onDemand(() => new Intl.PluralRules(language))
  const list = onDemand(() => new Intl.ListFormat(language, { type: 'conjunction' }))
  const dates = new Map<string, Intl.DateTimeFormat>()

  function dated(atMs: number, timeZone: string, options: Intl.DateTimeFormatOptions) {
    const key = `${timeZone} ${Object.keys(options).join()}`
    let formatter = dates.get(key)
    if (!formatter) {
      formatter = new Intl.DateTimeFormat(language, { ...options, timeZone })
      dates.set(key, formatter)
    }
    return plainSpaces(formatter.format(atMs))
  }

  return {
    language,
    number: (value: number) => integer().format(value),
    decimal: (value: number) => oneDecimal().format(value),
    /** Points are stored in tenths: 627 is shown as 62,7. */
    pointTenths: (tenths: number) => oneDecimal().format(tenths / 10),
    signed: (value: number) => signed().format(value),
    /** Of a whole percentage, 0 to 100. */
    percent: (value: number) => percent().format(value / 100),
    list: (items: readonly string[]) => list().format(items),
    date: (atMs: number, timeZone = defaultTimeZone) =>
      dated(atMs, timeZone, { day: '2-digit', month: '2-digit', year: 'numeric' }),
    day: (atMs: number, timeZone = defaultTimeZone) =>
      dated(atMs, timeZone, { weekday: 'short', day: '2-digit', month: '2-digit' }),
    time: (atMs: number, timeZone = defaultTimeZone) => dated(atMs, timeZone, { hour: '2-digit', minute: '2-digit' }),
    dateTime: (atMs: number, timeZone = defaultTimeZone) =>
      dated(atMs, timeZone, { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' }),
    relative(atMs: number, nowMs: number) {
      const distance = atMs - nowMs
      for (const [unit, size] of relativeSteps) {
        if (Math.abs(distance) >= size) return relative().format(Math.trunc(distance / size), unit)
      }
      return relative().format(0, 'second')
    },
    /** "1d 04:12:36"; never negative. */
    countdown(leftMs: number) {
      const seconds = Math.max(0, Math.floor(leftMs / 1000))
      const two = (value: number) => String(value).padStart(2, '0')
      const days = Math.floor(seconds / 86_400)
      const clock = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':')
      return days > 0 ? `${days}d ${clock}` : clock
    },
    plural: (count: number, forms: PluralForms) =>
      (forms[plurals().select(count)] ?? forms.other).replace('#', integer().format(count)),
  }
}

export type Format = ReturnType<typeof createFormat>

const made = new Map<Language, Format>()

/** Numbers, dates and plurals as the language writes them. */
export function formatIn(language: Language): Format {
  const format = made.get(language) ?? createFormat(language)
  made.set(language, format)
  return format
}
