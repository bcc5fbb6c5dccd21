import { createHmac } from 'node:crypto'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '#db/connection/connect.ts'
import { testApp, type TestApp } from './testing/test-app.ts'

let app: TestApp
let drawn = 0

/** A database address at which nothing listens. */
async function awayDatabase() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  const connection = { host: '127.0.0.1', port, user: 'craque', database: 'craque' }
  const connected = connect({ connection })
  return { ...connected, connection, drop: connected.close }
}

beforeAll(async () => {
  app = await testApp({
    database: await awayDatabase(),
    renderPage: async ({ fetchApi, request }) => {
      await fetchApi('/api/market')
      request.signal.throwIfAborted()
      drawn++
      return new Response('page')
    },
  })
})
afterAll(() => app.close())

const signed = (token: string) => {
  const signature = createHmac('sha256', 'a secret of forty letters, only for tests').update(token).digest('base64')
  return `craque.session_token=${encodeURIComponent(`${token}.${signature}`)}`
}

test.each([
  ['GET', '/api/market', ''],
  ['GET', '/api/viewer', signed('of-somebody')],
  ['PUT', '/api/managers/1/follow', signed('of-somebody')],
  ['POST', '/api/account/sign-in', ''],
])('%s %s says that the server will be back, and when', async (method, path, cookie) => {
  const body = method === 'GET' ? null : JSON.stringify({ email: 'ana@example.org', password: 'jabuti na janela' })
  const answer = await app.request(path, { method, body, headers: { cookie, 'content-type': 'application/json' } })
  expect(answer.status).toBe(503)
  const retryAfter = Number(answer.headers.get('retry-after'))
  expect(retryAfter).toBeGreaterThan(0)
  expect(await answer.json()).toMatchObject({ kind: 'unavailable', facts: { retryAfterSeconds: retryAfter } })
})

test.each([
  ['pt-BR', 'O banco de dados não respondeu'],
  ['es', 'La base de datos no respondió'],
  ['en', 'The database did not answer'],
])('a page says so in %s, with the right status, and reloads by itself', async (language, sentence) => {
  const answer = await app.request('/rankings', { headers: { cookie: `craque_language=${language}` } })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  const html = await answer.text()
  expect(html).toContain(sentence)
  expect(html).toContain(`<meta http-equiv="refresh" content="${answer.headers.get('retry-after')}">`)
  const [, nonce] = /<style nonce="([\w-]+)">/.exec(html) ?? []
  expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
  expect(drawn).toBe(0)
})

test('a page whose visitor left is not drawn', async () => {
  const gone = AbortSignal.abort()
  const answer = await app.app.fetch(new Request('http://localhost/', { signal: gone }))
  expect(answer.status).toBe(499)
  expect(drawn).toBe(0)
})
