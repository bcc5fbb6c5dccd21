import { expect, test } from 'vitest'
import { sparklinePath } from './sparkline-path.ts'
import { stepFocus } from './step-focus.ts'

test.each([
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, undefined],
])('%s from place %i leads to %s in a row of three', (key, current, next) => {
  expect(stepFocus({ key, count: 3, current })).toBe(next)
})

test('a sparkline fills its height, the highest value on top', () => {
  const { d, last } = sparklinePath({ values: [0, 10, 5], width: 66, height: 26 })
  expect(d).toBe('M3 23L33 3L63 13')
  expect(last).toEqual({ x: 63, y: 13 })
})

test('equal numbers run through the middle, and none draw nothing', () => {
  expect(sparklinePath({ values: [4, 4], width: 66, height: 26 }).d).toBe('M3 13L63 13')
  expect(sparklinePath({ values: [], width: 66, height: 26 })).toEqual({ d: '', last: undefined })
})
