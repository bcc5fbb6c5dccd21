import { expect, test } from 'vitest'
import { shownScores } from './leads.ts'

test('MP5 of many scores some are shown, and the last one of each period always', () => {
  const scores = Array.from({ length: 101 }, (_, at) => ({ period: at < 50 ? 1 : 2, score: { home: at + 1, away: 0 } }))
  const shown = shownScores(scores).map(({ score }) => score.home)
  expect(shown.slice(0, 3)).toEqual([3, 6, 9])
  expect(shown).toContain(50)
  expect(shown.at(-1)).toBe(101)
  expect(shown.length).toBeLessThanOrEqual(42)
  expect(shownScores(scores.slice(0, 5))).toHaveLength(5)
  expect(shownScores([])).toEqual([])
})
