import { expect, test } from 'vitest'
import { advance, isLocked, nextStep, type Round, type RoundState } from './round.ts'

const round = (state: RoundState): Round => ({ roundId: 1, state, deadlineMs: 1000 })
const facts = { nowMs: 0, hasEvents: false, matchesLeft: 4 }

test.each<[RoundState, number, boolean]>([
  ['open', 999, false],
  ['open', 1000, true],
  ['locked', 0, true],
  ['settled', 0, true],
])('SQ7 a round that is %s at %i is locked: %s', (state, nowMs, locked) => {
  expect(isLocked(round(state), nowMs)).toBe(locked)
})

test.each<[RoundState, Partial<typeof facts>, string | null]>([
  ['open', { nowMs: 999 }, null],
  ['open', { nowMs: 1000 }, 'lock'],
  ['open', { nowMs: 9999, hasEvents: true, matchesLeft: 0 }, 'lock'],
  ['locked', { nowMs: 9999 }, null],
  ['locked', { hasEvents: true }, 'start'],
  ['locked', { matchesLeft: 0 }, 'start'],
  ['live', { matchesLeft: 1 }, null],
  ['live', { matchesLeft: 0 }, 'settle'],
  ['settled', { nowMs: 9999, hasEvents: true, matchesLeft: 0 }, null],
])('RL2 a round that is %s with %j takes the step %s', (state, known, step) => {
  expect(nextStep(round(state), { ...facts, ...known })).toBe(step)
})

test('RL1 RL3 the states come in order, a repeated step changes nothing, a skipped one throws', () => {
  const settled = (['lock', 'start', 'settle'] as const).reduce(advance, round('open'))
  expect(settled.state).toBe('settled')
  expect(advance(settled, 'lock')).toBe(settled)
  expect(advance(round('live'), 'start').state).toBe('live')
  expect(() => advance(round('open'), 'settle')).toThrow(/cannot settle while open/)
})
