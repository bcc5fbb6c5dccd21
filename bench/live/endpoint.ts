import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startServer } from '#test/e2e/server-process.ts'
import { measureLoad, type LoadFigures } from './load.ts'
import { shown, type Report } from '#bench/tools/report.ts'

const PATH = '/api/rankings'
const load = { path: PATH, connections: 32, forMs: 4_000 }
/** Rounds of alternating measurements, so that a busy moment of the machine does not affect only one of them. */
const TURNS = 3

const summary = ({ perSecond, p50Ms, p99Ms }: LoadFigures) =>
  `${shown(perSecond)} a second, p50 ${shown(p50Ms)} ms, p99 ${shown(p99Ms)} ms`
const median = (runs: LoadFigures[]) => runs.sort((a, b) => a.perSecond - b.perSecond)[runs.length >> 1]!

/** The built server with its sample world, compared with bare node:http, each in a process of its own. */
export async function benchEndpoint(report: Report): Promise<void> {
  const server = await startServer()
  const port = Number(new URL(server.url).port)
  const warm = await measureLoad({ ...load, port })
  const bare = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), [String(warm.bodyBytes)], {
    execArgv: process.execArgv,
  })
  try {
    const [barePort] = (await once(bare, 'message')) as [number]
    const runs = { ours: [] as LoadFigures[], bare: [] as LoadFigures[] }
    for (let turn = 0; turn < TURNS; turn++) {
      runs.bare.push(await measureLoad({ ...load, port: barePort }))
      runs.ours.push(await measureLoad({ ...load, port }))
    }
    const [ours, plain] = [median(runs.ours), median(runs.bare)]
    report.say(`${PATH}, ${shown(warm.bodyBytes)} bytes: ${summary(ours)}`)
    report.say(`bare node:http, the same number of bytes: ${summary(plain)}`)
    report.check('share of bare node:http’s answers a second', (ours.perSecond * 100) / plain.perSecond, {
      atLeast: 60,
      unit: '%',
    })
  } finally {
    bare.kill()
    await server.stop()
  }
}
