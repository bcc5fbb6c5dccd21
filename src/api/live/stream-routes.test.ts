import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { requestFacts } from '#api/http/request-facts.ts'
import { compressAnswers } from '#api/http/encoding.ts'
import type { AppEnv } from '#api/http/context.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import { ofFirstChampionship } from '#api/testing/of-first-championship.ts'
import { createStreamHub } from '#api/stream/stream-hub.ts'
import { streamRoutes } from './stream-routes.ts'

async function serve() {
  const hub = createStreamHub({ perClient: 1 })
  const app = new Hono<AppEnv>()
  app.use(requestFacts({ log: pino({ level: 'silent' }), trustProxy: false }), compressAnswers, ofFirstChampionship)
  app.route(
    '/',
    streamRoutes({
      live: { hub },
      managerOf: async (c) => Number(c.req.header('x-manager')) || undefined,
    }),
  )
  const server = createServer(getRequestListener(app.fetch))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const open = async (headers: Record<string, string> = {}) => {
    const [response] = (await once(get({ port, path: '/api/stream', headers, agent: false }), 'response')) as [
      IncomingMessage,
    ]
    return response.setEncoding('utf8')
  }
  onTestFinished(() => {
    hub.close()
    server.closeAllConnections()
    server.close()
  })
  return { hub, open }
}

test('the stream passes through the server uncompressed and stays open', async () => {
  const { hub, open } = await serve()
  const stream = await open({ 'accept-encoding': 'gzip, br', 'x-manager': '5' })
  expect([stream.statusCode, stream.headers['content-type'], stream.headers['content-encoding']]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
    undefined,
  ])
  const text = () => (stream.read() as string | null) ?? ''
  let seen = ''
  const until = async (part: string) => {
    for (seen += text(); !seen.includes(part); seen += text()) await once(stream, 'readable')
  }
  await until('event: hello')
  hub.channel(firstChampionship).publish({ event: 'changed', data: { what: 'market' } })
  await until('event: changed\ndata: {"what":"market"}\n\n')
  expect([...hub.channel(firstChampionship).managers()]).toEqual([5])
})

test('an address with as many streams as it may have is refused with a sentence', async () => {
  const { open } = await serve()
  await open()
  const refused = await open()
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('30')
  expect(JSON.parse(((await once(refused, 'data')) as [string])[0])).toMatchObject({ kind: 'too_many_requests' })
})

test('CP4 a request from before the access check is told to connect again, which is no failure', async () => {
  const hub = createStreamHub()
  onTestFinished(() => hub.close())
  const app = new Hono<AppEnv>()
  app.use(requestFacts({ log: pino({ level: 'silent' }), trustProxy: false }), async (c, next) => {
    c.set('championship', { id: firstChampionship, isPublic: true, isCurrent: () => false })
    await next()
  })
  app.route('/', streamRoutes({ live: { hub }, managerOf: async () => undefined }))
  const answer = await app.request('/api/stream')
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
    'retry: 100\n\n',
  ])
  expect(hub.size()).toBe(0)
})
