import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChampionshipId } from '#domain/ids.ts'
import { rngFrom } from '#domain/rng.ts'
import { judgeTokenRequest, type TokenRights } from './token-rights.ts'
import { isTokenText, makeTokenText } from './token-text.ts'

const drawFrom = (seed: number) => {
  const rng = rngFrom(seed)
  return (limit: number) => rng.int(limit)
}

test('TN1 a token has a prefix and a checksum, and one wrong letter is noticed', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 7, max: 52 }), (seed, at) => {
      const text = makeTokenText(drawFrom(seed))
      expect(text).toMatch(/^craque_[0-9A-Za-z]{46}$/)
      expect(isTokenText(text)).toBe(true)
      const other = text[at] === 'x' ? 'y' : 'x'
      expect(isTokenText(text.slice(0, at) + other + text.slice(at + 1))).toBe(false)
    }),
  )
  for (const text of ['', 'craque_', `craque_${'a'.repeat(46)}`, makeTokenText(drawFrom(1)).slice(7)])
    expect(isTokenText(text)).toBe(false)
})

const [first, second] = [1, 2] as ChampionshipId[] as [ChampionshipId, ChampionshipId]
const rights = (more: Partial<TokenRights>): TokenRights => ({
  scopes: [],
  organises: [],
  championships: null,
  ...more,
})

test.each([
  ['TN2 a scope allows what it names', rights({ scopes: ['read'] }), 'read', [first], 'allowed'],
  ['TN2 and nothing else', rights({ scopes: ['read'] }), 'picks', [first], 'token_scope'],
  ['TN2 organising is for the named championship', rights({ organises: [first] }), 'organise', [first], 'allowed'],
  ['TN2 and for no other', rights({ organises: [first] }), 'organise', [second], 'token_scope'],
  ['TN2 nor for no championship at all', rights({ organises: [first] }), 'organise', [], 'token_scope'],
  [
    'TN3 no scope allows what needs a session',
    rights({ scopes: ['read', 'squads', 'picks', 'leagues'], organises: [first] }),
    'never',
    [first],
    'token_scope',
  ],
  ['TN4 a championship of its list', rights({ scopes: ['read'], championships: [first] }), 'read', [first], 'allowed'],
  [
    'TN4 one of two is not on its list',
    rights({ scopes: ['picks'], championships: [first] }),
    'picks',
    [first, second],
    'token_championship',
  ],
  [
    'TN4 a token with a list reads nothing of the whole server',
    rights({ scopes: ['read'], championships: [first] }),
    'read',
    [],
    'token_championship',
  ],
] as const)('%s', (_title, given, need, about, said) => {
  const judged = judgeTokenRequest(given, { need, about })
  expect(judged.ok ? 'allowed' : judged.error).toBe(said)
})
