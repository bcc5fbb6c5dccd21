import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { listen } from '#server/listen.ts'
import { eventually } from '#db/testing/eventually.ts'
import { createAdmission, LANES, type AdmissionOptions } from './admission.ts'
import type { ConnectionLimits } from './connections.ts'

/** Waits for a condition that must come true, however busy the machine is. */
const until = (check: () => void) => eventually(check)

const closings: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closings.splice(0).toReversed()) await close()
})

interface Served {
  admission?: Partial<AdmissionOptions>
  connections?: Partial<ConnectionLimits>
  /** The response to each request; without it the request waits for `finish`. */
  body?: string
}

/** The real server, with work that ends when the test says so. */
async function serve({ admission = {}, connections = {}, body }: Served = {}) {
  const begun: string[] = []
  const bodies: (string | undefined)[] = []
  const sockets: Socket[] = []
  const open: (() => void)[] = []
  let most = 0
  let running = 0
  const { admit, lanes, noteConnection } = createAdmission({
    perClient: 48,
    streamsPerClient: 100,
    trustProxy: false,
    sessionOf: (cookies) => cookies,
    refusalMs: 0,
    ...admission,
  })
  const { address, close } = await listen(
    (request, response) =>
      admit(request, response, async () => {
        begun.push(request.url ?? '')
        sockets.push(request.socket)
        bodies.push((request as IncomingMessage & { rawBody?: Buffer }).rawBody?.toString())
        most = Math.max(most, ++running)
        if (body === undefined && request.url !== '/healthz') await new Promise<void>((end) => open.push(end))
        else await new Promise(setImmediate)
        running--
        response.end(body ?? 'done')
      }),
    {
      host: '127.0.0.1',
      port: 0,
      connections: { total: 1_000, perAddress: 1_000, ...connections },
      onConnection: noteConnection,
    },
  )
  closings.push(() => close(0))
  const port = Number(new URL(address).port)
  const dial = async (from = '127.0.0.1') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    socket.on('error', () => undefined)
    closings.push(() => socket.destroy())
    await once(socket, 'connect')
    return socket
  }
  /** Opens a connection and reads it until `needle` has arrived. */
  const ask = async (path: string, { from = '127.0.0.1', head = '', method = 'GET', needle = '\r\n\r\n' } = {}) => {
    const socket = await dial(from)
    socket.write(`${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${head}\r\n`)
    return heard(socket, needle)
  }
  const finish = () => open.splice(0).forEach((end) => end())
  return { dial, ask, begun, bodies, sockets, finish, lanes, most: () => most, waiting: () => open.length }
}

async function heard(socket: Socket, needle: string): Promise<string> {
  let text = ''
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    text += chunk.toString()
    if (text.includes(needle)) break
  }
  return text
}

const ahead = (count: number, path = '/') => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(count)
const lanes = { ...LANES, page: { atOnce: 2, waiting: 4, patienceMs: 60_000 } }

test('pipelined requests of one connection are served one after the other, in order', async () => {
  const { dial, begun, most } = await serve({ body: 'x' })
  const socket = await dial()
  socket.write(Array.from({ length: 5 }, (_, n) => ahead(1, `/${n}`)).join(''))
  await until(() => expect(begun).toHaveLength(5))
  expect(begun).toEqual(Array.from({ length: 5 }, (_, n) => `/${n}`))
  expect(most()).toBe(1)
})

test('pipelined requests are not begun once their connection is closed', async () => {
  const { dial, begun, finish, ask, waiting } = await serve()
  const socket = await dial()
  socket.write(ahead(5))
  await until(() => expect(waiting()).toBe(1))
  socket.destroy()
  await once(socket, 'close')
  await ask('/healthz')
  finish()
  await ask('/healthz')
  expect(begun.filter((path) => path === '/')).toHaveLength(1)
})

test('a connection with a thousand pipelined requests is closed, and none of them is begun', async () => {
  const { dial, begun } = await serve()
  const socket = await dial()
  socket.write(ahead(1_000))
  socket.resume()
  await once(socket, 'close')
  expect(begun).toEqual([])
})

test('only so many pages are rendered at once and only so many wait; others are refused and read when to retry', async () => {
  const { dial, ask, begun, finish, most } = await serve({ admission: { lanes } })
  const crowd = await Promise.all(Array.from({ length: 6 }, (_, n) => dial(`127.0.0.${n + 2}`)))
  for (const socket of crowd) socket.write(ahead(1))
  await until(() => expect(begun).toHaveLength(2))
  const refused = await ask('/rankings', { from: '127.0.0.99', needle: '</html>' })
  expect(refused).toMatch(/^HTTP\/1.1 503/)
  expect(refused).toMatch(/retry-after: [2-4]\r\n/i)
  expect(refused).toMatch(/<meta http-equiv="refresh" content="[2-4]">/)
  expect(refused).toContain('Muitos pedidos ao mesmo tempo')
  expect(await ask('/', { head: 'cookie: craque_language=es\r\n', needle: '</html>' })).toContain(
    'solicitudes a la vez',
  )
  while (begun.length < 6) {
    finish()
    await new Promise(setImmediate)
  }
  expect(most()).toBe(2)
})

test('a refusal is sent after a moment, so that immediate retries cause no flood of refusals', async () => {
  const none = { atOnce: 0, waiting: 0, patienceMs: 0 }
  const { ask } = await serve({ admission: { lanes: { ...LANES, page: none }, refusalMs: 80 } })
  const from = performance.now()
  expect(await ask('/')).toMatch(/^HTTP\/1.1 503/)
  expect(performance.now() - from).toBeGreaterThan(75)
})

test('while somebody saves, hardly any page begins; after the save they continue', async () => {
  const busy = { ...LANES, page: { ...LANES.page, atOnce: 99 } }
  const { dial, begun, finish, waiting } = await serve({ admission: { lanes: busy } })
  const saver = await dial()
  saver.write('PUT /api/squads/1 HTTP/1.1\r\nhost: localhost\r\ncookie: ana\r\ncontent-length: 0\r\n\r\n')
  await until(() => expect(waiting()).toBe(1))
  const from = performance.now()
  const crowd = await Promise.all(Array.from({ length: 8 }, (_, n) => dial(`127.0.0.${n + 2}`)))
  for (const socket of crowd) socket.write(ahead(1))
  await until(() => expect(begun).toHaveLength(3))
  expect(performance.now() - from).toBeGreaterThan(75)
  finish()
  await until(() => expect(begun).toHaveLength(9))
})

test('while a crowd connects, hardly any page begins, so that the last connection does not wait for all earlier pages', async () => {
  const busy = { ...LANES, page: { ...LANES.page, atOnce: 99 } }
  const { dial, begun } = await serve({ admission: { lanes: busy } })
  const crowd: Socket[] = []
  const from = performance.now()
  for (let n = 0; n < 60; n++) {
    const socket = await dial()
    crowd.push(socket)
    socket.write(ahead(1))
  }
  const tookMs = performance.now() - from
  expect(begun.length).toBeLessThanOrEqual(2 + tookMs / 50)
  expect(crowd.length).toBeGreaterThan(begun.length)
})

test('a waiting page whose visitor left is never rendered', async () => {
  const { dial, ask, begun, finish, lanes: made } = await serve({ admission: { lanes } })
  const [first, second, third] = await Promise.all([dial(), dial(), dial()])
  for (const socket of [first, second, third]) socket.write(ahead(1, '/rankings'))
  await until(() => expect(made.page.waiting).toBe(1))
  third.destroy()
  await until(() => expect(made.page.waiting).toBe(0))
  finish()
  await ask('/healthz')
  expect(begun).toEqual(['/rankings', '/rankings', '/healthz'])
})

test('saves, streams and health are answered while pages, searches and pictures are refused', async () => {
  const none = { atOnce: 0, waiting: 0, patienceMs: 0 }
  const { ask } = await serve({ admission: { lanes: { ...LANES, page: none, search: none } }, body: 'served' })
  const statusOf = async (path: string, options = {}) => Number((await ask(path, options)).slice(9, 12))
  expect(
    await Promise.all(
      ['/', '/api/rankings/search?name=a', '/avatars/a.svg', '/api/account/export'].map((path) => statusOf(path)),
    ),
  ).toEqual([503, 503, 503, 503])
  expect(await statusOf('/api/squads/1', { method: 'PUT', head: 'cookie: ana\r\ncontent-length: 0\r\n' })).toBe(200)
  expect(await Promise.all(['/healthz', '/api/stream', '/api/market'].map((path) => statusOf(path)))).toEqual([
    200, 200, 200,
  ])
  const problem = await ask('/api/rankings/search?name=a', { needle: '}}' })
  expect(problem).toMatch(/content-type: application\/problem\+json/i)
  expect(problem).toMatch(/"kind":"busy".*"status":503.*"retryAfterSeconds":[23]/)
})

test('behind one address each signed-in person counts separately, strangers together', async () => {
  const { ask, dial, waiting } = await serve({ admission: { perClient: 1 } })
  const busy = await dial()
  busy.write(ahead(1, '/api/market'))
  await until(() => expect(waiting()).toBe(1))
  expect(await ask('/api/market')).toMatch(/^HTTP\/1.1 503/)
  for (const person of ['ana', 'bia']) {
    const socket = await dial()
    socket.write(`GET /api/market HTTP/1.1\r\nhost: localhost\r\ncookie: ${person}\r\n\r\n`)
  }
  await until(() => expect(waiting()).toBe(3))
})

test('behind a proxy the forwarded address counts', async () => {
  const { dial, ask, waiting } = await serve({ admission: { perClient: 1, trustProxy: true } })
  for (const visitor of ['192.0.2.1', '192.0.2.2']) {
    const socket = await dial()
    socket.write(`GET /api/market HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 10.0.0.1, ${visitor}\r\n\r\n`)
  }
  await until(() => expect(waiting()).toBe(2))
  expect(await ask('/api/market', { head: 'x-forwarded-for: 192.0.2.2\r\n' })).toMatch(/^HTTP\/1.1 503/)
})

test('a body that arrives byte by byte occupies no place in the lane, and arrives whole in the end', async () => {
  const {
    dial,
    ask,
    bodies,
    lanes: made,
  } = await serve({
    admission: { lanes: { ...LANES, entry: { atOnce: 1, waiting: 0, patienceMs: 0 } } },
    body: 'saved',
  })
  const slow = await dial()
  slow.write('POST /api/account/sign-in HTTP/1.1\r\nhost: localhost\r\ncontent-length: 4\r\n\r\n{"')
  await ask('/healthz')
  expect(made.entry.running).toBe(0)
  const quick = { method: 'POST', head: 'content-length: 2\r\n\r\n{}' }
  expect(await ask('/api/account/sign-in', quick)).toMatch(/^HTTP\/1.1 200/)
  slow.write('}!')
  expect(await heard(slow, 'saved')).toMatch(/^HTTP\/1.1 200/)
  expect(bodies.filter((body) => body !== undefined)).toEqual(['{}', '{"}!'])
})

test('the connection of a client that reads nothing is closed, and so is that of one that reads too slowly', async () => {
  const quick = { stalledMs: 60, lookMs: 20, leastBytes: 8 * 1024 }
  const { dial, sockets } = await serve({ body: 'x'.repeat(12_000_000), connections: quick })
  const [silent, dripping] = await Promise.all([dial(), dial()])
  for (const socket of [silent, dripping]) {
    socket.pause()
    socket.write(ahead(1))
  }
  const drips = setInterval(() => dripping.read(1), 5)
  await until(() => expect(sockets.map(({ destroyed }) => destroyed)).toEqual([true, true]))
  clearInterval(drips)
})

test('a whole answer has a time limit, even if the client reads steadily', async () => {
  const { dial, sockets } = await serve({
    body: 'x'.repeat(12_000_000),
    connections: { stalledMs: 60, lookMs: 20, leastBytes: 0, answerMs: 100 },
  })
  const socket = await dial()
  socket.pause()
  socket.write(ahead(1))
  await until(() => expect(sockets.map(({ destroyed }) => destroyed)).toEqual([true]))
})

test('one address may have only so many connections, and others still get theirs', async () => {
  const { dial, ask } = await serve({ connections: { perAddress: 5 } })
  const dialled = await Promise.all(Array.from({ length: 20 }, () => dial()))
  await until(() => expect(dialled.filter((socket) => socket.resume().closed)).toHaveLength(15))
  expect(await ask('/healthz', { from: '127.0.0.2' })).toMatch(/^HTTP\/1.1 200/)
})

test('when all connections are in use, the address with the most loses one', async () => {
  const { dial, ask } = await serve({ connections: { total: 10 } })
  const dialled = await Promise.all(Array.from({ length: 12 }, () => dial()))
  await until(() => expect(dialled.filter((socket) => socket.resume().closed)).toHaveLength(2))
  expect(await ask('/healthz', { from: '127.0.0.2' })).toMatch(/^HTTP\/1.1 200/)
  await until(() => expect(dialled.filter((socket) => socket.closed)).toHaveLength(3))
})
