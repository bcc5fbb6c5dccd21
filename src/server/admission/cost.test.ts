import { expect, test } from 'vitest'
import { costOf } from './cost.ts'

test.each([
  ['GET', '/healthz', 'health'],
  ['GET', '/readyz', 'health'],
  ['GET', '/api/stream', 'stream'],
  ['GET', '/api/stream?lastEventId=7', 'stream'],
  ['GET', '/', 'page'],
  ['GET', '/rankings?scope=world', 'page'],
  ['GET', '/jogadores/4?q=x', 'page'],
  ['HEAD', '/fantasy', 'page'],
  ['GET', '/assets/entry-1a2b.js', 'read'],
  ['GET', '/icon.svg', 'read'],
  ['GET', '/api/market', 'read'],
  ['GET', '/api/leagues?search=', 'read'],
  ['GET', '/api/leagues?cursor=at-20&search=firma', 'search'],
  ['GET', '/api/rankings/search?name=ana', 'search'],
  ['GET', '/api/account/export', 'search'],
  ['GET', '/api/matches/7/scouts.csv', 'search'],
  ['GET', '/avatars/x.svg', 'search'],
  ['GET', '/imagens/partidas/7.png?lang=es', 'search'],
  ['GET', '/api/openapi.json', 'search'],
  ['GET', '/metrics', 'search'],
] as const)('%s %s is a %s', (method, url, cost) => {
  expect(costOf({ method, url, isKnown: true })).toBe(cost)
})

test('a write is a save for a known person and otherwise a guest’s, and signing in is a kind of its own', () => {
  const change = { method: 'PUT', url: '/api/squads/1' }
  expect([costOf({ ...change, isKnown: true }), costOf({ ...change, isKnown: false })]).toEqual(['save', 'guest'])
  expect(costOf({ method: 'POST', url: '/api/account/sign-in', isKnown: false })).toBe('entry')
})
