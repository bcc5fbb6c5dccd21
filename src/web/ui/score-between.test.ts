import { expect, test } from 'vitest'
import { scoreBetween } from './score-between.ts'

const format = { number: String }

test('a match whose result was taken back has no score: it is no 0–0 (IM7)', () => {
  expect(scoreBetween({ homeScore: 0, awayScore: 2 }, format)).toBe('0–2')
  expect(scoreBetween({ homeScore: null, awayScore: null }, format)).toBe('×')
})
