import { afterEach, expect, test, vi } from 'vitest'
import { isOlderThanArrival, markArrival } from './use-outbox.ts'

afterEach(() => vi.unstubAllGlobals())

function browserAt(timeOrigin: number, stored = new Map<string, string>()) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  vi.stubGlobal('performance', { timeOrigin })
  return stored
}

test('a page that was requested before an arrival is older than it, and the next page is not', () => {
  const stored = browserAt(Date.now() - 5_000)
  expect(isOlderThanArrival()).toBe(false)
  markArrival()
  expect(isOlderThanArrival()).toBe(true)
  browserAt(Date.now() + 5_000, stored)
  expect(isOlderThanArrival()).toBe(false)
})

test('without storage no page is older', () => {
  vi.stubGlobal('localStorage', undefined)
  markArrival()
  expect(isOlderThanArrival()).toBe(false)
})
