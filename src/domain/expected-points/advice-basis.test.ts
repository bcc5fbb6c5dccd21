import { expect, test } from 'vitest'
import { adviceBasis } from './advice-basis.ts'

test.each([
  ['before any match', [0, 0, 0], 'prices'],
  ['after the first round', [1, 1, 0], 'few'],
  ['when most clubs have played three', [3, 5, 1], 'form'],
  ['of nobody', [], 'prices'],
] as const)('AD4 %s advice says what it stands on', (_when, known, basis) => {
  expect(adviceBasis(known)).toBe(basis)
})
