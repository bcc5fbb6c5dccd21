import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReport, quantile, shown, verdictOf } from './report.ts'

const said: string[] = []
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line)))
afterEach(() => {
  vi.restoreAllMocks()
  said.length = 0
})

test('a bench without any figure fails, because it has measured nothing', () => {
  const report = createReport()
  report.say('much work was done')
  report.skip('the comparison, because its server is missing')
  expect(verdictOf(report.figures())).toBe('no figure was shown: nothing was measured')
})

test('a figure beyond its target fails the bench, and one at its target passes', () => {
  const report = createReport()
  report.check('answer', 20, { atMost: 20, unit: 'ms' })
  expect(verdictOf(report.figures())).toBe('met')
  report.check('ratio', 19.9, { atLeast: 20, unit: 'times' })
  expect(verdictOf(report.figures())).toBe('1 of 2 figures missed their target')
  expect(said).toEqual(['  ok   answer: 20 ms (target at most 20)', '  OVER ratio: 19.9 times (target at least 20)'])
})

test('a figure that could not be measured misses its target', () => {
  const report = createReport()
  report.check('answer', Number.NaN, { atMost: 20, unit: 'ms' })
  expect(report.figures()).toEqual({ met: 0, missed: 1 })
})

test('a quantile is one of the values, in whatever order they come', () => {
  expect(quantile([3, 1, 2], 0.5)).toBe(2)
  expect(quantile([3, 1, 2], 0.99)).toBe(3)
  expect(quantile([], 0.5)).toBeNaN()
})

test('a count is printed with all digits, a measurement with its significant ones', () => {
  expect([shown(15_420), shown(0.209_73), shown(16.34)]).toEqual(['15,420', '0.2097', '16.34'])
})
