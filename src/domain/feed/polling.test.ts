import { describe, expect, test } from 'vitest'
import { backOffMs, pollEveryMs } from './polling.ts'
import { isBehind } from './progress.ts'

const MINUTE = 60_000
const pace = { runningMs: MINUTE, idleMs: 30 * MINUTE }

describe('the time of the next poll', () => {
  test.each([
    ['FD2 by the minute while a match runs', { isRunning: true, nextStartMs: null }, MINUTE],
    ['FD2 when the next match begins', { isRunning: false, nextStartMs: 12 * MINUTE }, 12 * MINUTE],
    ['FD2 not faster before a match than while it runs', { isRunning: false, nextStartMs: 1_000 }, MINUTE],
    ['FD2 every half hour at the latest', { isRunning: false, nextStartMs: 900 * MINUTE }, 30 * MINUTE],
    ['FD2 every half hour when nothing is to come', { isRunning: false, nextStartMs: null }, 30 * MINUTE],
  ])('%s', (_what, moment, expected) => expect(pollEveryMs(pace, { nowMs: 0, ...moment })).toBe(expected))

  test('FD2 delays after failures grow, are random, and have an upper limit', () => {
    const waits = [0, 1, 2, 3, 20].map((failures) => backOffMs(MINUTE, { failures, isRunning: true, chance: 1 }))
    expect(waits).toEqual([1, 2, 4, 8, 10].map((minutes) => minutes * MINUTE))
    expect(backOffMs(MINUTE, { failures: 1, isRunning: true, chance: 0 })).toBe(MINUTE)
    expect(backOffMs(30 * MINUTE, { failures: 9, isRunning: false, chance: 1 })).toBe(60 * MINUTE)
  })

  test('FD2 a source that asks for a pause gets it, an hour at most', () => {
    const asked = (askedForMs: number) => backOffMs(MINUTE, { failures: 0, isRunning: true, askedForMs, chance: 0 })
    expect([asked(5 * MINUTE), asked(600 * MINUTE)]).toEqual([5 * MINUTE, 60 * MINUTE])
  })
})

test.each([
  ['FD4 an earlier round is behind, whatever else it has', [22, 1, 10], [23, 0, 0], true],
  ['FD4 fewer results are behind', [23, 1, 9], [23, 1, 10], true],
  ['FD4 the same is not', [23, 1, 10], [23, 1, 10], false],
  ['FD4 more known sides are further', [72, 140], [72, 136], false],
])('%s', (_what, one, other, expected) => expect(isBehind(one, other)).toBe(expected))
