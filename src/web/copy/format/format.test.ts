import { describe, expect, test } from 'vitest'
import { ownTimeZone } from './date-words.ts'
import { formatIn } from './format.ts'

const pt = formatIn('pt-BR')
const es = formatIn('es')
const en = formatIn('en')
const kickOffMs = Date.UTC(2026, 10, 14, 22, 30)
const minuteMs = 60_000

describe('numbers', () => {
  test('points in tenths have one decimal in the language’s own format', () => {
    expect([pt, es, en].map((format) => format.pointTenths(627))).toEqual(['62,7', '62,7', '62.7'])
    expect(pt.pointTenths(-30)).toBe('−3,0')
  })

  test('thousands are grouped, in Spanish too from four digits on', () => {
    expect([pt, es, en].map((format) => format.number(1247))).toEqual(['1.247', '1.247', '1,247'])
  })

  test('a change has a sign, and no change has none', () => {
    expect([4, -2, 0].map((change) => en.signed(change))).toEqual(['+4', '−2', '0'])
  })

  test('percent takes whole percentages', () => {
    expect(en.percent(62)).toBe('62%')
  })
})

describe('our own formatting, compared with the platform’s', () => {
  const languages = ['pt-BR', 'es', 'en'] as const
  const plain = (text: string) => text.replaceAll(/[\u202f\u2009]/g, ' ')
  /** We use a real minus sign, and the platform writes a hyphen. */
  const withMinus = (text: string) => text.replace('-', '−')

  test.each(languages)('numbers in %s', (language) => {
    const format = formatIn(language)
    const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0, useGrouping: 'always' })
    const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, useGrouping: 'always' })
    const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero', useGrouping: 'always' })
    const percent = new Intl.NumberFormat(language, { style: 'percent' })
    for (const value of [0.35, 1.25, 2, -0.5])
      expect(format.exact(value)).toBe(withMinus(value.toLocaleString(language)))
    for (const value of [0, 1, 9, 10, 99, 100, 999, 1000, 12_345, 999_999, 1_000_000, 1_234_567_890]) {
      for (const one of [value, -value || 0]) {
        expect(format.number(one)).toBe(withMinus(whole.format(one)))
        expect(format.pointTenths(one)).toBe(withMinus(tenths.format(one / 10)))
        expect(format.signed(one)).toBe(withMinus(signed.format(one)))
      }
    }
    for (let value = 0; value <= 100; value++) expect(format.percent(value)).toBe(percent.format(value / 100))
  })

  test.each(languages)('plurals in %s', (language) => {
    const rules = new Intl.PluralRules(language)
    for (let count = 1; count <= 1000; count++) {
      const form = formatIn(language).plural(count, { one: 'one', other: 'other' })
      expect(form).toBe(rules.select(count))
    }
  })

  test.each(languages)('dates in %s, in the device’s own zone too', (language) => {
    const format = formatIn(language)
    const two = '2-digit'
    const shapes = {
      date: { day: two, month: two, year: 'numeric' },
      day: { weekday: 'short', day: two, month: two },
      time: { hour: two, minute: two },
      dateTime: { day: two, month: two, year: 'numeric', hour: two, minute: two },
    } as const
    for (const zone of ['America/Sao_Paulo', 'Asia/Kathmandu', 'Europe/Lisbon', ownTimeZone]) {
      for (const [shape, options] of Object.entries(shapes) as [keyof typeof shapes, Intl.DateTimeFormatOptions][]) {
        const timeZone = zone === ownTimeZone ? {} : { timeZone: zone }
        const platform = new Intl.DateTimeFormat(language, { ...options, ...timeZone })
        for (let hours = 0; hours < 24 * 800; hours += 37) {
          const atMs = kickOffMs + hours * 60 * minuteMs
          expect(format[shape](atMs, zone)).toBe(plain(platform.format(atMs)))
        }
      }
    }
  })
})

describe('dates', () => {
  test('pt-BR dates, by default in the zone of the game', () => {
    expect(pt.date(kickOffMs)).toBe('14/11/2026')
    expect(pt.time(kickOffMs)).toBe('19:30')
    expect(pt.dateTime(kickOffMs)).toBe('14/11/2026, 19:30')
  })

  test('dates from years with summer time', () => {
    expect(pt.time(Date.UTC(2018, 11, 15, 22))).toBe('20:00')
  })

  test('dates in the visitor’s own zone once it is known', () => {
    expect(pt.time(kickOffMs, 'Europe/Lisbon')).toBe('22:30')
    expect(pt.date(kickOffMs, 'Asia/Tokyo')).toBe('15/11/2026')
  })

  test('there are no narrow spaces, because ICU versions disagree on them', () => {
    expect(en.time(kickOffMs)).toBe('07:30 PM')
  })

  test('relative times use the largest unit that fits', () => {
    expect(pt.relative(kickOffMs - 5 * minuteMs, kickOffMs)).toBe('há 5 minutos')
    expect(pt.relative(kickOffMs + 26 * 60 * minuteMs, kickOffMs)).toBe('amanhã')
    expect(pt.relative(kickOffMs + 999, kickOffMs)).toBe('agora')
  })
})

test('a countdown shows days only while there are any, and stops at zero', () => {
  expect(pt.countdown(((28 * 60 + 12) * 60 + 36) * 1000)).toBe('1d 04:12:36')
  expect(pt.countdown(61_999)).toBe('00:01:01')
  expect(pt.countdown(-5)).toBe('00:00:00')
})

test('one is singular, gained or lost, and zero is plural', () => {
  const forms = { one: '# x', other: '# xs' }
  expect([0, 1, 2, -1, -2].map((count) => pt.plural(count, forms))).toEqual(['0 xs', '1 x', '2 xs', '−1 x', '−2 xs'])
  expect([0, 1, 2].map((count) => en.plural(count, forms))).toEqual(['0 xs', '1 x', '2 xs'])
  expect(pt.plural(15_420, forms)).toBe('15.420 xs')
})
