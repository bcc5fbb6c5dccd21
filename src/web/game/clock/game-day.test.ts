import { expect, test } from 'vitest'
import { formatIn } from '#web/copy/format/format.ts'
import { endOfGameDay, startOfGameDay } from './game-day.ts'

test.each([
  ['America/Sao_Paulo', '2026-12-30', '2026-12-30T03:00:00.000Z', '2026-12-31T02:59:59.999Z'],
  ['America/Sao_Paulo', '2026-12-31', '2026-12-31T03:00:00.000Z', '2027-01-01T02:59:59.999Z'],
  ['Asia/Kolkata', '2026-03-01', '2026-02-28T18:30:00.000Z', '2026-03-01T18:29:59.999Z'],
  ['Europe/Madrid', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
])('in %s the day %s lasts from %s to %s', (zone, day, start, end) => {
  expect(new Date(startOfGameDay(day, zone)).toISOString()).toBe(start)
  expect(new Date(endOfGameDay(day, zone)).toISOString()).toBe(end)
})

test('a chosen end is shown as the chosen day', () => {
  const { date, isoDay } = formatIn('pt-BR')
  expect(date(endOfGameDay('2026-12-30'))).toBe('30/12/2026')
  expect(date(endOfGameDay('2026-12-30') - 1)).toBe('30/12/2026')
  expect(isoDay(startOfGameDay('2026-12-30'))).toBe('2026-12-30')
})

test('a day that does not exist has no times', () => {
  expect([startOfGameDay(''), endOfGameDay('')]).toEqual([Number.NaN, Number.NaN])
})
