import { expect, test } from 'vitest'
import { isLocked, type RoundState } from './round.ts'

test.each<[RoundState, number, boolean]>([
  ['open', 999, false],
  ['open', 1000, true],
  ['locked', 0, true],
  ['settled', 0, true],
])('SQ7 a round that is %s at %i is locked: %s', (state, nowMs, locked) => {
  expect(isLocked({ state, deadlineMs: 1000 }, nowMs)).toBe(locked)
})
