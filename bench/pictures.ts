import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { startServer } from '#test/e2e/server-process.ts'
import { median, quantile, timed, type Report } from './tools/report.ts'

const COLD_MS = 150
const CACHED_MS = 5
const OTHERS_MS = 100
const STALL_MS = 20
const TICK_MS = 10
const GROWTH_MB = 400

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index)
const first = numbers(120, 12).map((id) => `jogadores/${id}`)
const alone = numbers(200, 60).map((id) => `participantes/${id}`)
const atOnce = numbers(2, 100).flatMap((id) => [`jogadores/${id}`, `participantes/${id}`])

const memoryOf = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

type Get = (path: string, from?: string) => Promise<{ ms: number; status: number; bytes: Buffer }>

async function oneByOne(pages: readonly string[], get: Get): Promise<number[]> {
  const took: number[] = []
  for (const page of pages) {
    const { ms, status } = await get(`/imagens/${page}.png`)
    if (status !== 200) throw new Error(`picture of ${page}: ${status}`)
    took.push(ms)
  }
  return took
}

/** Every page is requested at the same moment, each from its own address. A request that is told to retry does so. */
async function allAtOnce(pages: readonly string[], get: Get): Promise<void> {
  const left = new Set(pages)
  while (left.size > 0) {
    await Promise.all(
      [...left].map(async (page, from) => {
        const { status } = await get(`/imagens/${page}.png`, `10.1.${from}.1`)
        if (status === 200) left.delete(page)
        else if (status !== 503 && status !== 429) throw new Error(`picture of ${page}: ${status}`)
      }),
    )
    if (left.size > 0) await pause(1_000)
  }
}

/** Two hundred chats show two hundred pages at the same moment, while other people play. */
export async function run(report: Report): Promise<void> {
  const token = 'a token for the benches'
  const server = await startServer({
    env: { CRAQUE_LOG: 'error', CRAQUE_TRUST_PROXY: 'true', CRAQUE_METRICS_TOKEN: token },
  })
  try {
    const get: Get = async (path, from = '10.0.0.1') => {
      const headers = { 'x-forwarded-for': from, authorization: `Bearer ${token}` }
      const { ms, value } = await timed(async () => {
        const answer = await fetch(`${server.url}${path}`, { headers })
        // Decoding a picture as text would take longer than fetching it.
        const bytes = Buffer.from(await answer.arrayBuffer())
        return { status: answer.status, bytes }
      })
      return { ms, ...value }
    }
    /** The worst event loop delay since the last call. The server reports it as the time between two ticks. */
    const stall = async () => {
      const metrics = (await get('/metrics')).bytes.toString()
      return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(metrics)?.[1]) * 1000 - TICK_MS
    }
    const cold = median(await oneByOne(first, get))
    report.check('a picture requested for the first time', cold, { unit: 'ms', atMost: COLD_MS })
    const cached = median(await oneByOne(Array<string>(50).fill('jogadores/120'), get))
    report.check('a cached picture', cached, { unit: 'ms', atMost: CACHED_MS })

    await stall()
    const { ms: aloneMs } = await timed(() => allAtOnce(alone, get))
    report.say(
      `${alone.length} pictures requested at once without other requests, all drawn after ${Math.round(aloneMs)} ms`,
    )
    report.check('the longest stall of the main loop', await stall(), { unit: 'ms', atMost: STALL_MS })

    const pid = server.child.pid ?? 0
    const before = memoryOf(pid)
    let memory = before
    const others: number[] = []
    const drawn = new AbortController()
    const drawing = allAtOnce(atOnce, get).finally(() => drawn.abort())
    const { ms } = await timed(async () => {
      while (!drawn.signal.aborted) {
        for (const path of ['/healthz', '/api/market', '/api/rankings']) others.push((await get(path)).ms)
        memory = Math.max(memory, memoryOf(pid))
        await pause(10)
      }
      await drawing
    })
    report.say(
      `${atOnce.length} requested at once, all drawn after ${Math.round(ms)} ms; ${others.length} other requests at the same time`,
    )
    report.check('wait of other requests, p99', quantile(others, 0.99), { unit: 'ms', atMost: OTHERS_MS })
    report.say(`the longest stall of the main loop by all of them: ${Math.round(await stall())} ms`)
    report.check('memory added', memory - before, { unit: 'MB', atMost: GROWTH_MB })
  } finally {
    await server.stop()
  }
}
