import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRetryTimer } from './retry-timer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('any number of failures leads to one retry, and pauses grow up to a minute', () => {
  const tries: number[] = []
  const start = Date.now()
  const retry = createRetryTimer(() => {
    tries.push((Date.now() - start) / 1000)
    for (let failure = 0; failure < 300; failure++) retry.later()
  })
  retry.later()
  vi.advanceTimersByTime(300_000)
  expect(tries).toEqual([2, 6, 14, 30, 62, 122, 182, 242])
  retry.reset()
  expect(retry.isWaiting()).toBe(false)
  retry.later()
  vi.advanceTimersByTime(2_000)
  expect(tries).toHaveLength(9)
  retry.close()
  vi.advanceTimersByTime(600_000)
  expect(tries).toHaveLength(9)
})
