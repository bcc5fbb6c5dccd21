import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deskTokenKey } from '#web/base/desk-shell.ts'
import { deskHeaders } from './desk-token.ts'

const secret = 'B'.repeat(32)
let storage: Record<string, string>

/** A phone that opens the link to the desk of match 2. */
beforeEach(() => {
  storage = { 'craque.aparelho': 'phone' }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => {
      storage[key] = value
    },
  })
  const address = new URL(`https://craque.example/mesa/2?campeonato=copa#ajuda=${secret}`)
  vi.stubGlobal('location', address)
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _: string, href: string) => {
      address.href = new URL(href, address).href
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('DK11 the secret of a link moves from the address to the storage of its match', () => {
  expect(deskHeaders(2)['Craque-Desk']).toBe(secret)
  expect(storage[deskTokenKey(2)]).toBe(secret)
  expect(location.href).toBe('https://craque.example/mesa/2?campeonato=copa')
  expect(deskHeaders(2)['Craque-Desk']).toBe(secret)
})

test('DK11 a waiting tap of another match does not take the secret: a link is for one match', () => {
  expect(deskHeaders(1)['Craque-Desk']).toBeUndefined()
  storage[deskTokenKey(1)] = 'A'.repeat(32)
  expect(deskHeaders(1)['Craque-Desk']).toBe('A'.repeat(32))
  expect(location.hash).toBe(`#ajuda=${secret}`)
  expect(deskHeaders(2)['Craque-Desk']).toBe(secret)
  expect(storage).toMatchObject({ [deskTokenKey(1)]: 'A'.repeat(32), [deskTokenKey(2)]: secret })
})
