import { expect, test } from 'vitest'
import { niceCeiling, rankPoints } from './plot-scale.ts'

test.each([
  [0, 1],
  [1, 1],
  [37, 40],
  [627, 800],
  [1000, 1000],
  [2100, 2500],
])('an axis for %s ends at %s', (value, end) => expect(niceCeiling(value)).toBe(end))

test('a better rank is drawn higher, the first at the left edge and the last at the right', () => {
  const points = rankPoints([1000, 100, 10], { width: 200, height: 90 })
  expect(points.map(({ x }) => x)).toEqual([0, 100, 200])
  expect(points.map(({ y }) => Math.round(y))).toEqual([90, 45, 0])
})

test('one rank, or always the same one, lies in the middle', () => {
  expect(rankPoints([7], { width: 200, height: 90 })).toEqual([{ x: 100, y: 45 }])
  expect(rankPoints([7, 7], { width: 200, height: 90 }).map(({ y }) => y)).toEqual([45, 45])
})
