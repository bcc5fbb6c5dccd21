import { expect, test } from 'vitest'
import { modelPick } from './model-pick.ts'

test.each([
  [
    'a clear favourite at home',
    { home: 60, draw: 25, away: 15, goals: { home: 2.2, away: 0.8 } },
    { home: 2, away: 0 },
  ],
  ['a favourite away', { home: 20, draw: 30, away: 50, goals: { home: 0.9, away: 1.4 } }, { home: 0, away: 1 }],
  ['a draw', { home: 33, draw: 34, away: 33, goals: { home: 1.1, away: 1.1 } }, { home: 1, away: 1 }],
])('the model picks the likeliest score of %s', (_name, forecast, score) => {
  expect(modelPick(forecast)).toEqual({ kind: 'score', score })
})

test('where people pick only a winner, the model picks its favourite', () => {
  expect(modelPick({ home: 40, draw: 0, away: 60, goals: null })).toEqual({ kind: 'winner', winner: 'away' })
})
