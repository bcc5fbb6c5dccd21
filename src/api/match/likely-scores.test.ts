import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalCdf } from '#domain/forecast/normal.ts'
import { likelySets, marginBands } from './likely-scores.ts'

const chance = fc.double({ min: 0.02, max: 0.98, noNaN: true })

test('set scores add up to the chance of the match, for best of three and of five', () => {
  fc.assert(
    fc.property(chance, fc.constantFrom(2, 3), (win, target) => {
      const scores = likelySets(win, target)
      expect(scores).toHaveLength(2 * target)
      const sum = (rows: typeof scores) => rows.reduce((total, row) => total + row.permille, 0)
      expect(Math.abs(sum(scores) - 1000)).toBeLessThanOrEqual(3)
      expect(Math.abs(sum(scores.filter(({ home, away }) => home > away)) - 1000 * win)).toBeLessThanOrEqual(3)
      expect(scores.map((row) => row.permille)).toEqual(scores.map((row) => row.permille).toSorted((a, b) => b - a))
    }),
  )
})

test('an even match has mirrored scores', () => {
  const of = (home: number, away: number) =>
    likelySets(0.5, 2).find((row) => row.home === home && row.away === away)?.permille
  expect(of(2, 0)).toBe(of(0, 2))
  expect(of(2, 1)).toBe(of(1, 2))
  expect(of(2, 0)).toBe(250)
})

test('margins add up to one and to the chance of the match', () => {
  fc.assert(
    fc.property(fc.double({ min: -15, max: 15, noNaN: true }), fc.double({ min: 11, max: 14, noNaN: true }), (m, d) => {
      const win = normalCdf(m / d)
      const bands = marginBands(m, win)
      const home = bands.reduce((sum, band) => sum + band.homePermille, 0)
      const away = bands.reduce((sum, band) => sum + band.awayPermille, 0)
      expect(Math.abs(home + away - 1000)).toBeLessThanOrEqual(4)
      expect(Math.abs(home - 1000 * win)).toBeLessThanOrEqual(12)
    }),
  )
})

test('an even game has the same bands on both sides', () => {
  for (const { homePermille, awayPermille } of marginBands(0, 0.5)) expect(homePermille).toBe(awayPermille)
})
