import { expect, test } from 'vitest'
import { limitOn, slowness } from './machine-speed.mjs'

test('a slow machine gets more time, and a fast one no less', () => {
  expect(limitOn(12, [1.4, 9, 1.5])).toBe(18)
  expect(limitOn(12, [0.5, 0.4, 0.6])).toBe(12)
  expect(limitOn(12, [])).toBe(12)
})

test('the speed of this machine is measured by work', () => {
  expect(slowness()).toBeGreaterThan(0.01)
})
