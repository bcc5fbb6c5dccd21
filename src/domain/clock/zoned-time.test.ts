import { expect, test } from 'vitest'
import { isTimeZone, momentOf } from './zoned-time.ts'

test.each([
  ['2024-04-13', '18:30', 'America/Sao_Paulo', '2024-04-13T21:30:00.000Z'],
  // Summer time, which Brazil had until 2019.
  ['2018-12-02', '17:00', 'America/Sao_Paulo', '2018-12-02T19:00:00.000Z'],
  ['2023-08-11', '20:00', 'Europe/London', '2023-08-11T19:00:00.000Z'],
  ['2024-03-31', '00:30', 'Europe/London', '2024-03-31T00:30:00.000Z'],
  ['2024-03-31', '03:00', 'Europe/London', '2024-03-31T02:00:00.000Z'],
  ['2022-11-20', '19:00', 'Asia/Qatar', '2022-11-20T16:00:00.000Z'],
])('%s %s in %s is %s', (date, time, zone, moment) => {
  expect(new Date(momentOf(date, time, zone)).toISOString()).toBe(moment)
})

test('an unknown time zone is refused', () => {
  expect([isTimeZone('America/Sao_Paulo'), isTimeZone('Marte/Olimpo')]).toEqual([true, false])
})
