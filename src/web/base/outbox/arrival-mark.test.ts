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

test('a page that was asked for before something arrived is older than it, the next one is not', () => {
  const kept = browserAt(Date.now() - 5_000)
  expect(isOlderThanArrival()).toBe(false)
  markArrival()
  expect(isOlderThanArrival()).toBe(true)
  browserAt(Date.now() + 5_000, kept)
  expect(isOlderThanArrival()).toBe(false)
})

test('where nothing can be kept no page is older', () => {
  vi.stubGlobal('localStorage', undefined)
  markArrival()
  expect(isOlderThanArrival()).toBe(false)
})
