import { expect, test } from 'vitest'
import { offlineHeaders } from './offline-headers.ts'

const requestFor = (path: string, headers: Record<string, string> = { 'craque-keep': 'page' }) =>
  new Request(`https://craque.example${path}`, { headers })
const mayKeep = (path: string, status = 200) =>
  'cache-control' in offlineHeaders({ request: requestFor(path), status, viewer: { managerId: 7 } })

test('NT13 a page may be stored if the worker asks for it, with its person', () => {
  const input = { status: 200, viewer: { managerId: 7 } }
  expect(offlineHeaders({ ...input, request: requestFor('/ligas') })).toEqual({
    'craque-person': '7',
    'cache-control': 'private, no-cache',
  })
  expect(offlineHeaders({ ...input, request: requestFor('/ligas'), viewer: null })).toMatchObject({
    'craque-person': 'nobody',
  })
  expect(
    offlineHeaders({ ...input, request: requestFor('/ligas'), viewer: undefined }),
    'who it is could not be told',
  ).toEqual({})
  expect(offlineHeaders({ ...input, request: requestFor('/ligas', {}) }), 'no worker asks').toEqual({})
})

test.each(['/conta', '/entrar', '/criar-conta', '/recuperar-senha?token=x', '/operador', '/mesa/7'])(
  'NT13 %s is never stored',
  (path) => expect(mayKeep(path)).toBe(false),
)

test('an answer that is no page is not stored', () => {
  expect([mayKeep('/ligas'), mayKeep('/ligas', 404)]).toEqual([true, false])
})
