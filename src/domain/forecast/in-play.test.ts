import { expect, test } from 'vitest'
import { forecastRest, percentOfRest, shareLeft } from './in-play.ts'

const even = { home: 1.3, away: 1.3 }
const none = { home: 0, away: 0 }
const match = (minute: number, home: number, away: number, reds = none) =>
  forecastRest({ minute, score: { home, away }, reds, expected: even })

test('FO1 all goals are to come before a match, more than half at half-time, few at the end', () => {
  expect(shareLeft(0)).toBe(1)
  expect(shareLeft(45)).toBeGreaterThan(0.5)
  expect(shareLeft(45)).toBeLessThan(0.6)
  expect(shareLeft(90)).toBeLessThan(0.1)
  expect(shareLeft(90)).toBeGreaterThan(0)
  expect(shareLeft(130)).toBe(0)
})

test('FO1 a lead is worth more the later it is, and both sides are alike', () => {
  const [early = 0, late = 0] = [match(10, 1, 0)[0], match(80, 1, 0)[0]]
  expect(late).toBeGreaterThan(early)
  expect(match(30, 1, 0)[0]).toBeCloseTo(match(30, 0, 1)[2] ?? 0, 9)
  expect(match(200, 2, 1)).toEqual([1, 0, 0])
})

test('FO1 a red card helps the other side', () => {
  expect(match(30, 0, 0, { home: 1, away: 0 })[2]).toBeGreaterThan(match(30, 0, 0)[2] ?? 1)
  expect(percentOfRest({ minute: 30, score: none, reds: none, expected: even }).reduce((a, b) => a + b)).toBe(100)
})
