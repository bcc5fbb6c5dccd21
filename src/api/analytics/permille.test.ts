import { expect, test } from 'vitest'
import { permille } from './permille.ts'

test('a rare outcome is not impossible, and a likely one is not certain', () => {
  expect([0, 0.0001, 0.0005, 0.3336, 0.9999, 1].map(permille)).toEqual([0, 1, 1, 334, 999, 1000])
})
