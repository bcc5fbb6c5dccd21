import { fork, spawnSync, type ChildProcess } from 'node:child_process'
import { firstChampionship } from '#db/championship/championship.ts'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { AppEnv } from '#api/http/context.ts'
import { createStreamHub, type StreamHub } from '#api/stream/stream-hub.ts'
import type { StreamEvent } from '#api/stream/stream-client.ts'
import { ofFirstChampionship } from '#api/testing/of-first-championship.ts'
import { streamRoutes } from '#api/live/stream-routes.ts'
import { quantile, shown, type Report } from '#bench/tools/report.ts'

const CLIENTS = 8_000
const PACED_EVENTS = 40
const PACED_GAP_MS = 200
const BURST_EVENTS = 60
/** Files that a process opens besides its streams. Server and clients are processes, each with its own limit. */
const SPARE_FILES = 200

type FromClients = { event: number; atNs: string } | { ready: true } | { lost: true }

export async function benchStream(report: Report): Promise<void> {
  const openFiles = Number(spawnSync('sh', ['-c', 'ulimit -Hn']).stdout.toString().trim()) || Infinity
  const count = Math.min(CLIENTS, openFiles - SPARE_FILES)
  if (count < CLIENTS) report.say(`ulimit -n is ${openFiles}: only ${count} clients instead of ${shown(CLIENTS)}`)

  const hub = createStreamHub<StreamEvent>({ perClient: Infinity, total: Infinity, strangerLifeMs: Infinity })
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    c.set('client', { ip: '127.0.0.1', secure: false, origin: 'http://localhost' })
    await next()
  }, ofFirstChampionship)
  app.route('/', streamRoutes({ live: { hub }, managerOf: async () => undefined }))
  const server = createServer(getRequestListener(app.fetch))
  server.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 })
  await once(server, 'listening')
  const clients = fork(
    fileURLToPath(new URL('./stream-clients.ts', import.meta.url)),
    [String((server.address() as AddressInfo).port), String(count)],
    { execArgv: process.execArgv },
  )
  try {
    await measure(report, { hub, clients, count })
  } finally {
    clients.kill()
    hub.close()
    server.closeAllConnections()
    server.close()
  }
}

async function measure(
  report: Report,
  on: { hub: StreamHub<StreamEvent>; clients: ChildProcess; count: number },
): Promise<void> {
  const { hub, clients, count } = on
  const sentNs: bigint[] = []
  const lastMs: number[] = []
  const isReady = new Promise<void>((resolve, reject) => {
    clients.on('message', (message: FromClients) => {
      if ('ready' in message) resolve()
      else if ('lost' in message) reject(new Error('the server ended a stream'))
      else lastMs[message.event] = Number(BigInt(message.atNs) - (sentNs[message.event] as bigint)) / 1e6
    })
    clients.once('exit', (code) => reject(new Error(`the clients ended with ${code}`)))
  })
  await isReady
  const send = () => {
    const n = sentNs.push(process.hrtime.bigint()) - 1
    hub.channel(firstChampionship).publish({
      event: 'score',
      data: { n, match: 4711, minute: 63, kind: 'goal', player: 'Caio Vidal', tenths: 80 },
    })
  }
  const allArrived = async () => {
    while (lastMs.length < sentNs.length || lastMs.includes(undefined as never)) await pause(5)
  }

  for (let i = 0; i < PACED_EVENTS; i++) {
    send()
    await pause(PACED_GAP_MS)
  }
  await allArrived()
  const paced = lastMs.slice().sort((a, b) => a - b)
  report.say(
    `${shown(hub.size())} streams, an event every ${PACED_GAP_MS} ms: last client after ${shown(quantile(paced, 0.5))} ms (median)`,
  )
  report.check('event to last client, p99', quantile(paced, 0.99), { atMost: 500, unit: 'ms' })

  const from = performance.now()
  for (let i = 0; i < BURST_EVENTS; i++) {
    send()
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
  }
  await allArrived()
  const perSecond = (BURST_EVENTS * count) / ((performance.now() - from) / 1000)
  report.check('messages delivered in a burst', perSecond, { atLeast: 40_000, unit: 'a second' })
}
