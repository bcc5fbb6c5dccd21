import { expect, test } from 'vitest'
import { goalsLeftOver } from './goals-left-over.ts'

const from = { home: 5, away: 1 }

test.each([
  ['four goals of five scorers', { home: 4, away: 1 }, { home: 5, away: 1 }, 'home'],
  ['none of one', { home: 5, away: 0 }, { home: 5, away: 1 }, 'away'],
  ['four of five, one without a scorer', { home: 4, away: 1 }, { home: 4, away: 1 }, undefined],
  ['more goals than before', { home: 6, away: 2 }, { home: 9, away: 9 }, undefined],
])('RL7 %s', (_what, to, told, side) => {
  expect(goalsLeftOver({ from, to, told })).toBe(side)
})
