import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { startServer } from '#test/e2e/server-process.ts'
import { quantile, timed, type Report } from './tools/report.ts'

const PICTURES = 200
const OTHERS_MS = 100
const STALL_MS = 20
const GROWTH_MB = 400

const memoryOf = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Two hundred chats show two hundred pages in the same moment, while others play. */
export async function run(report: Report): Promise<void> {
  const token = 'a token for the benches'
  const server = await startServer({
    env: { CRAQUE_LOG: 'error', CRAQUE_TRUST_PROXY: 'true', CRAQUE_METRICS_TOKEN: token },
  })
  try {
    const get = async (path: string, from = '10.0.0.1') => {
      const headers = { 'x-forwarded-for': from, authorization: `Bearer ${token}` }
      const { ms, value } = await timed(async () => {
        const answer = await fetch(`${server.url}${path}`, { headers })
        return { status: answer.status, text: await answer.text() }
      })
      return { ms, ...value }
    }
    /** The longest that the loop was busy since it was last asked. */
    const stall = async () =>
      Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec((await get('/metrics')).text)?.[1]) * 1000
    const pid = server.child.pid ?? 0
    await get('/imagens/jogadores/1.png')
    await get('/api/market')
    const { ms: kept } = await get('/imagens/jogadores/1.png')
    report.check('a picture that is kept', kept, { unit: 'ms', atMost: 50 })
    const before = memoryOf(pid)
    await stall()
    let memory = before
    const numbers = Array.from({ length: PICTURES / 2 }, (_, index) => index + 2)
    const left = new Set(numbers.flatMap((id) => [`jogadores/${id}`, `participantes/${id}`]))
    const others: number[] = []
    const drawing = (async () => {
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
    })()
    const { ms: all } = await timed(async () => {
      while (left.size > 0) {
        for (const path of ['/healthz', '/api/market', '/api/rankings']) others.push((await get(path)).ms)
        memory = Math.max(memory, memoryOf(pid))
        await pause(10)
      }
      await drawing
    })
    report.say(
      `${PICTURES} pictures asked at once, all of them drawn after ${Math.round(all)} ms; ${others.length} other requests meanwhile`,
    )
    report.check('what others waited, p99', quantile(others, 0.99), { unit: 'ms', atMost: OTHERS_MS })
    report.check('the longest stall of the main loop', await stall(), { unit: 'ms', atMost: STALL_MS })
    report.check('memory added', memory - before, { unit: 'MB', atMost: GROWTH_MB })
  } finally {
    await server.stop()
  }
}
