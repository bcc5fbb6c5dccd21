import { afterEach, expect, test, vi } from 'vitest'
import { isOlderThanArrival, markArrival } from './use-outbox.ts'

afterEach(() => vi.unstubAllGlobals())

function browserAt(timeOrigin: number, kept = new Map<string, string>()) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  vi.stubGlobal('performance', { timeOrigin })
  return kept
}

test('a page that was requested before an arrival is older than it, and the next page is not', () => {
  const kept = browserAt(Date.now() - 5_000)
  expect(isOlderThanArrival()).toBe(false)
  markArrival()
  expect(isOlderThanArrival()).toBe(true)
  browserAt(Date.now() + 5_000, kept)
  expect(isOlderThanArrival()).toBe(false)
})

test('without storage no page is older', () => {
  vi.stubGlobal('localStorage', undefined)
  markArrival()
  expect(isOlderThanArrival()).toBe(false)
})
