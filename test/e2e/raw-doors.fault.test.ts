import { once } from 'node:events'
import type { Socket } from 'node:net'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { note } from '#test/figure.ts'
import { answerTo, dial, openTimeOf } from './raw-connection.ts'
import type { ServerProcess } from './server-process.ts'
import { startWorldServer } from './world-server.ts'

let server: ServerProcess
beforeAll(async () => {
  server = await startWorldServer(inject('worlds'))
})
afterAll(() => server.stop())

const request = (path: string, method = 'GET') =>
  `${method} ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`

/** Paths that try to leave the folder of built files. A normal client would rewrite them. */
const ways = [
  '..',
  '%2e%2e',
  '%2E.',
  '..%00',
  '....',
  '%252e%252e',
  '..%c0%af',
  '..\\',
  '%5c..',
  '\xc0\xae\xc0\xae',
].flatMap((up) =>
  ['etc/passwd', 'package.json', 'server/server.js', '.env'].flatMap((file) =>
    ['/', '/assets/', '/avatars/', '/imagens/', '/api/'].map((from) => `${from}${`${up}/`.repeat(4)}${file}`),
  ),
)
const others = [
  '//etc/passwd',
  'file:///etc/passwd',
  'http://elsewhere.example/etc/passwd',
  '/assets',
  '/assets/%00.js',
  '*',
]

test('no address leads out of the served folder', async (context) => {
  const secrets = /root:[x*]:0:0|"name": "craque"|createServer|DATABASE_URL=/
  const led: string[] = []
  const failed: string[] = []
  for (const path of [...ways, ...others])
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await answerTo(server.url, request(path, method))
      if (secrets.test(answer)) led.push(path)
      if (!/^HTTP\/1\.1 [2-4]\d\d /.test(answer)) failed.push(`${method} ${path}: ${answer.slice(0, 40)}`)
    }
  expect({ led, failed }).toEqual({ led: [], failed: [] })
  note(context, `${2 * (ways.length + others.length)} addresses tried`)
})

/** Writes a byte every half second until the connection ends. */
function drip(socket: Socket): Socket {
  const dripping = setInterval(() => socket.write('x'), 500)
  socket.once('close', () => clearInterval(dripping))
  return socket
}

const head =
  'POST /api/account/sign-in HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 4000\r\n\r\n'
const SECOND_MS = 1_000
const slow: [kind: string, begin: (socket: Socket) => void, atMostMs: number][] = [
  ['says nothing', () => undefined, 14 * SECOND_MS],
  ['sends its headers drop by drop', (socket) => drip(socket).write('GET / HTTP/1.1\r\nx: '), 14 * SECOND_MS],
  ['sends its body drop by drop', (socket) => drip(socket).write(head), 24 * SECOND_MS],
  [
    'begins a chunk and leaves it',
    (socket) => socket.write(head.replace('content-length: 4000', 'transfer-encoding: chunked')),
    24 * SECOND_MS,
  ],
]

test('a slow client of any kind is disconnected, and nobody else waits for it', async (context) => {
  const sockets = await Promise.all(
    slow.map(async ([, begin]) => {
      const socket = await dial(server.url)
      // A socket that does not read never notices its end.
      begin(socket.resume())
      return socket
    }),
  )
  const ends = sockets.map(openTimeOf)
  let worstMs = 0
  const over = new AbortController()
  const visits = (async () => {
    while (!over.signal.aborted) {
      const fromMs = performance.now()
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
      worstMs = Math.max(worstMs, performance.now() - fromMs)
    }
  })()
  const kept = await Promise.all(ends)
  over.abort()
  await visits
  for (const [index, [kind, , atMostMs]] of slow.entries())
    expect([kind, kept[index]! <= atMostMs ? 'let go' : `kept for ${kept[index]} ms`]).toEqual([kind, 'let go'])
  expect(worstMs).toBeLessThan(500)
  note(
    context,
    `let go after ${kept.map((ms) => (ms / 1000).toFixed(0)).join(', ')} s; health at worst ${worstMs.toFixed(0)} ms`,
  )
})

test('SIGTERM during a flood ends the server within ten seconds', async (context) => {
  const bytes = request('/rankings').replace('close', 'keep-alive').repeat(4)
  const over = new AbortController()
  const flood = async () => {
    while (!over.signal.aborted) {
      const socket = await dial(server.url).catch(() => undefined)
      if (!socket) return
      socket.write(bytes)
      await openTimeOf(socket.resume())
    }
  }
  const floods = Array.from({ length: 150 }, flood)
  await expect.poll(() => answerTo(server.url, request('/rankings')), { timeout: 60_000 }).toContain(' 503 ')
  const fromMs = performance.now()
  server.child.kill('SIGTERM')
  await once(server.child, 'exit')
  const tookMs = performance.now() - fromMs
  over.abort()
  await Promise.all(floods)
  expect(tookMs).toBeLessThan(10_000)
  note(context, `stopped in ${(tookMs / 1000).toFixed(1)} s under 150 connections`)
})
