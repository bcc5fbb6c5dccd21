import { expect, test } from 'vitest'
import { lateScouts } from './verify-championship.ts'

const row = (round: number, publishedHundredths: number, oursHundredths: number | null, playerId = 7) => ({
  round,
  matchId: round,
  playerId,
  name: 'Fulano',
  publishedHundredths,
  oursHundredths,
})

test('IM10 scouts that came a file late are told apart by the sum of two rounds in a row, and nothing else is', () => {
  const [first, second] = [row(24, 680, -40), row(25, 90, 810)]
  expect([...lateScouts([first, second])]).toEqual([first, second])
  expect(lateScouts([first, row(26, 90, 810)]).size).toBe(0)
  expect(lateScouts([first, row(25, 90, 820)]).size).toBe(0)
  expect(lateScouts([first, row(25, 90, 810, 8)]).size).toBe(0)
  expect(lateScouts([first, row(25, 640, null)]).size).toBe(0)
})
