import { expect, test } from 'vitest'
import { niceCeiling } from './plot-scale.ts'

test.each([
  [0, 1],
  [1, 1],
  [37, 40],
  [627, 800],
  [1000, 1000],
  [2100, 2500],
])('an axis for %s ends at %s', (value, end) => expect(niceCeiling(value)).toBe(end))
