import { expect, test } from 'vitest'
import { BEHIND_UTC_MS, dayOf, GAME_TIME_ZONE, monthOf, weekOf } from './game-day.ts'

test.each([
  ['2026-06-01T02:59:59Z', '2026-05-31', '2026-05-01', '2026-05-25'],
  ['2026-06-01T03:00:00Z', '2026-06-01', '2026-06-01', '2026-06-01'],
  ['2027-01-01T02:00:00Z', '2026-12-31', '2026-12-01', '2026-12-28'],
])('%s is the day %s, in the month of %s and the week of %s', (at, day, month, week) => {
  expect([dayOf(Date.parse(at)), monthOf(Date.parse(at)), weekOf(Date.parse(at))]).toEqual([day, month, week])
})

test.each([1, 7])('the zone is as far behind UTC as said in month %i', (month) => {
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone: GAME_TIME_ZONE, dateStyle: 'short', timeStyle: 'medium' })
  const atMs = Date.UTC(2026, month - 1, 20, 12)
  expect(Date.parse(`${local.format(atMs).replace(' ', 'T')}Z`)).toBe(atMs - BEHIND_UTC_MS)
})
