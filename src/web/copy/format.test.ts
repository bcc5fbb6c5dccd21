import { describe, expect, test } from 'vitest'
import { formatIn } from './format.ts'

const pt = formatIn('pt-BR')
const es = formatIn('es')
const en = formatIn('en')
const kickOffMs = Date.UTC(2026, 10, 14, 22, 30)
const minuteMs = 60_000

describe('numbers', () => {
  test('points in tenths have one decimal, in the language’s own sign', () => {
    expect([pt, es, en].map((format) => format.pointTenths(627))).toEqual(['62,7', '62,7', '62.7'])
    expect(pt.pointTenths(-30)).toBe('-3,0')
  })

  test('thousands are grouped, in Spanish too from four digits on', () => {
    expect([pt, es, en].map((format) => format.number(1247))).toEqual(['1.247', '1.247', '1,247'])
  })

  test('a change carries its sign, no change carries none', () => {
    expect([4, -2, 0].map((change) => en.signed(change))).toEqual(['+4', '-2', '0'])
  })

  test('percent takes whole percentages', () => {
    expect(en.percent(62)).toBe('62%')
  })
})

describe('dates', () => {
  test('pt-BR dates, by default where the game is played', () => {
    expect(pt.date(kickOffMs)).toBe('14/11/2026')
    expect(pt.time(kickOffMs)).toBe('19:30')
    expect(pt.dateTime(kickOffMs)).toBe('14/11/2026, 19:30')
  })

  test('in the visitor’s own zone when it is known', () => {
    expect(pt.time(kickOffMs, 'Europe/Lisbon')).toBe('22:30')
    expect(pt.date(kickOffMs, 'Asia/Tokyo')).toBe('15/11/2026')
  })

  test('no narrow spaces, on which ICU versions disagree', () => {
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

test('plurals follow the language: zero is singular in Portuguese, plural in English', () => {
  const forms = { one: '# x', other: '# xs' }
  expect([0, 1, 2].map((count) => pt.plural(count, forms))).toEqual(['0 x', '1 x', '2 xs'])
  expect([0, 1, 2].map((count) => en.plural(count, forms))).toEqual(['0 xs', '1 x', '2 xs'])
  expect(pt.plural(15_420, forms)).toBe('15.420 xs')
})
