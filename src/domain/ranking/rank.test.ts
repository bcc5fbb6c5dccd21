import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rankChange, ranksOf } from './rank.ts'

test('RK1 equals share the better rank and the next one is skipped, in the order given', () => {
  expect([...ranksOf(Int32Array.of(90, 80, 80, 70))]).toEqual([1, 2, 2, 4])
  expect([...ranksOf(Int32Array.of(50, 90, 50, -3, 120))]).toEqual([3, 2, 3, 5, 1])
  expect(ranksOf(new Int32Array(0)).length).toBe(0)
})

test('RK1 a rank is one more than the number of better values', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -20, max: 20 })), (values) => {
      const expected = values.map((value) => 1 + values.filter((other) => other > value).length)
      expect([...ranksOf(Int32Array.from(values))]).toEqual(expected)
    }),
  )
})

test('RK3 going from 10th to 7th is +3, and a newcomer has not moved', () => {
  expect([rankChange(10, 7), rankChange(7, 10), rankChange(null, 4)]).toEqual([3, -3, 0])
})
