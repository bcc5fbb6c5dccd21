import fc from 'fast-check'
import { expect, test } from 'vitest'
import { namedPoints, placeOf, rangeScale, rankScale, valueScale } from './chart-scale.ts'

const within = (y: number) => y >= 0 && y <= 100

test('values and ranks are inside the plot, with larger values and better ranks on top', () => {
  const ranks = fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(ranks, fc.array(fc.integer({ min: -99, max: 900 }), { minLength: 1 }), (places, values) => {
      const rank = rankScale(places)
      const value = valueScale(values)
      const range = rangeScale(values)
      expect(
        [
          ...places.map(rank.yOf),
          ...values.map(value.yOf),
          ...value.ticks.map(value.yOf),
          ...values.map(range.yOf),
        ].every(within),
      ).toBe(true)
      expect(rank.ticks.length).toBeGreaterThan(0)
      expect(rank.ticks.length).toBeLessThanOrEqual(5)
      const [best, worst] = [Math.min(...places), Math.max(...places)]
      // Values that differ by less than one percent may have the same height.
      if (best * 1.01 < worst) expect(rank.yOf(best)).toBeLessThan(rank.yOf(worst))
      expect(value.yOf(Math.max(...values, 1))).toBeLessThan(value.yOf(Math.min(...values, 0)))
    }),
  )
})

test('the last point has a label, few others have one, and the outer labels fit', () => {
  expect(namedPoints(14)).toEqual([1, 4, 7, 10, 13])
  expect(namedPoints(1)).toEqual([0])
  expect([placeOf(0, 1), placeOf(0, 3), placeOf(2, 3)]).toEqual([50, 4, 96])
})
