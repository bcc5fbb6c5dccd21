import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deskCacheOf, deskTokenKey, forgetDesk, forgetDesks } from './desk-shell.ts'

const unregister = vi.fn()
let stored: Set<string>
let storage: Record<string, string>

/** A phone that has opened the desks of two matches by links, and stores data of another capability. */
beforeEach(() => {
  stored = new Set([deskCacheOf(1), deskCacheOf(2), 'craque-pages'])
  storage = { [deskTokenKey(1)]: 'a', [deskTokenKey(2)]: 'b', 'craque.theme': 'dark' }
  Object.defineProperty(storage, 'removeItem', {
    value: (key: string) => Reflect.deleteProperty(storage, key),
  })
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...stored]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
  })
  const registration = { scope: 'https://craque.example/mesa/', unregister }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(registration) } })
})
afterEach(() => {
  unregister.mockReset()
  vi.unstubAllGlobals()
})

test('NT13 a link that stops working deletes the stored data of its match, and the last one deletes the worker', async () => {
  await forgetDesk(1)
  expect([[...stored], Object.keys(storage)]).toEqual([
    [deskCacheOf(2), 'craque-pages'],
    [deskTokenKey(2), 'craque.theme'],
  ])
  expect(unregister).not.toHaveBeenCalled()
  await forgetDesk(2)
  expect([[...stored], Object.keys(storage)]).toEqual([['craque-pages'], ['craque.theme']])
  expect(unregister).toHaveBeenCalledOnce()
})

test('NT13 signing out deletes the stored data of all desks and their worker', async () => {
  await forgetDesks()
  expect([[...stored], Object.keys(storage)]).toEqual([['craque-pages'], ['craque.theme']])
  expect(unregister).toHaveBeenCalledOnce()
})
