import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rankBy } from '#domain/ranking/rank.ts'
import { ranksOf } from './ranks-of.ts'

test('RK1 equals share the better rank, in the order given', () => {
  expect([...ranksOf(Int32Array.of(50, 90, 50, -3, 120))]).toEqual([3, 2, 3, 5, 1])
  expect(ranksOf(new Int32Array(0)).length).toBe(0)
})

test('RK1 any values get the ranks that the ranking gives them', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -20, max: 20 })), (values) => {
      const ranked = rankBy(
        values.map((value, id) => ({ id, value })),
        ({ value }) => value,
      )
      const expected = ranked.toSorted((x, y) => x.entry.id - y.entry.id).map(({ rank }) => rank)
      expect([...ranksOf(Int32Array.from(values))]).toEqual(expected)
    }),
  )
})
