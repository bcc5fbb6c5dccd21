import fc from 'fast-check'
import { expect, test } from 'vitest'
import { marketPoints } from './market-points.ts'
import { nextPrice, priceWorth } from './price.ts'

const anyPrice = fc.integer({ min: 50, max: 150 })
const anyPoints = fc.array(fc.integer({ min: -200, max: 400 }), { maxLength: 8 })

test('PR1 PR3 prices stay integers from 50 to 150 and move at most 8, never past the worth', () => {
  fc.assert(
    fc.property(anyPrice, anyPoints, (price, points) => {
      const next = nextPrice(price, points)
      expect(Number.isInteger(next) && next >= 50 && next <= 150).toBe(true)
      expect(Math.abs(next - price)).toBeLessThanOrEqual(8)
      const worth = priceWorth(points) ?? price
      expect(Math.sign(worth - next) * Math.sign(worth - price)).toBeGreaterThanOrEqual(0)
      expect(Math.abs(worth - next)).toBeLessThan(Math.max(1, Math.abs(worth - price)))
    }),
  )
})

test.each([
  ['a steady 4.0 is worth 90', [40, 40, 40, 40, 40], 90],
  ['the newest counts most', [0, 0, 0, 0, 60], 70],
  ['and the oldest least', [60, 0, 0, 0, 0], 54],
  ['only the last five count', [990, 40, 40, 40, 40, 40], 90],
  ['never above 150', [400], 150],
  ['never below 50', [-90], 50],
])('PR2 %s', (_name, points, worth) => {
  expect(priceWorth(points)).toBe(worth)
})

test('PR3 the price of a player without any round stays', () => {
  expect(nextPrice(77, [])).toBe(77)
  expect(nextPrice(100, [51])).toBe(101)
  expect(nextPrice(100, [300])).toBe(108)
})

test.each([
  ['a player who has not played shows 50', [null, null], 50],
  ['points are added to it, rounded', [64, 31, null], 60],
  ['only the last 14 matches count', [...Array<number>(14).fill(40), 990], 106],
  ['never below 50', [-90], 50],
  ['never above 200', Array<number>(14).fill(300), 200],
])('PR4 %s', (_name, recent, points) => {
  expect(marketPoints(recent)).toBe(points)
})
