import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createHotAnswers } from './hot-answers.ts'

test('cached bytes answer until the version changes, only for their own address and encoding', async () => {
  let version = 'a.1'
  const hot = createHotAnswers()
  const server = createServer((request, response) => {
    if (!hot.answer(request, response)) response.writeHead(204).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
      method,
      headers: { 'accept-encoding': 'identity', ...headers },
    })
  const answer = {
    version,
    versionNow: () => version,
    headers: { etag: '"x"', 'content-type': 'application/json' },
    bytes: Buffer.from('{"n":1}'),
  }
  hot.keep({ url: '/api/rankings', encoding: undefined }, answer)

  const hit = await ask('/api/rankings')
  expect([hit.status, await hit.json(), hit.headers.get('x-content-type-options')]).toEqual([200, { n: 1 }, 'nosniff'])
  expect((await ask('/api/rankings', { 'if-none-match': '"x"' })).status).toBe(304)
  expect((await ask('/api/rankings?cursor=page-2')).status).toBe(204)
  expect((await ask('/api/rankings', { 'accept-encoding': 'br' })).status).toBe(204)
  expect((await ask('/api/rankings', {}, 'POST')).status).toBe(204)
  version = 'a.2'
  expect((await ask('/api/rankings')).status).toBe(204)
  hot.keep({ url: '/api/rankings', encoding: undefined }, answer)
  expect((await ask('/api/rankings')).status).toBe(204)
})
