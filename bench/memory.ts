import { setTimeout as pause } from 'node:timers/promises'
import { startServer } from '#test/e2e/server-process.ts'
import { figuresOf, type MemoryFigures } from './memory/memory-figures.ts'
import { createVisitors } from './memory/visitors.ts'
import { shown, type Report } from './tools/report.ts'

const USUAL_MINUTES = 10
const SAMPLES = 30
const VISITORS = 12
const TOKEN = 'a token for the memory bench'

const minutes = Number(process.env['CRAQUE_BENCH_MINUTES'] ?? USUAL_MINUTES)

const summary = ({ residentMb, heapMb, externalMb }: MemoryFigures) =>
  `resident ${shown(Math.round(residentMb))} MB, heap ${shown(Math.round(heapMb))} MB, external ${shown(Math.round(externalMb))} MB`

/**
 * Simulates visitors for `CRAQUE_BENCH_MINUTES` minutes. From the second third to the last, memory may grow by at
 * most 10%.
 */
export async function run(report: Report): Promise<void> {
  const often = '1000000'
  const server = await startServer({
    env: {
      CRAQUE_LOG: 'error',
      CRAQUE_PACE: '60',
      CRAQUE_METRICS_TOKEN: TOKEN,
      CRAQUE_TRUST_PROXY: 'true',
      CRAQUE_NEW_PEOPLE_PER_ADDRESS: often,
      CRAQUE_CREATIONS_PER_HOUR: often,
    },
  })
  try {
    const visitors = createVisitors(server.url, VISITORS)
    const figures: MemoryFigures[] = []
    report.say(
      `${shown(minutes)} minutes, ${VISITORS} visitors at a time; start: ${summary(await figuresOf(server.url, TOKEN))}`,
    )
    for (let sample = 1; sample <= SAMPLES; sample++) {
      await pause((minutes * 60_000) / SAMPLES)
      const now = await figuresOf(server.url, TOKEN)
      figures.push(now)
      const { requests, failed } = visitors.counted()
      report.say(
        `${shown((minutes * sample) / SAMPLES)} min: ${summary(now)}; ${shown(requests)} requests, ${failed} failed`,
      )
    }
    const { requests, failed } = await visitors.end()
    report.check('requests that failed', failed, { atMost: 0, unit: `of ${shown(requests)}` })
    const third = SAMPLES / 3
    // The minimum of each third, because everything above it is garbage that is not collected yet.
    const least = (from: number, of: keyof MemoryFigures) =>
      Math.min(...figures.slice(from, from + third).map((one) => one[of]))
    const growth = (of: keyof MemoryFigures) => (least(2 * third, of) / least(third, of) - 1) * 100
    for (const of of ['residentMb', 'heapMb'] as const)
      report.check(`${of}: the least of the last third, more than that of the second`, growth(of), {
        atMost: 10,
        unit: '%',
      })
  } finally {
    await server.stop()
  }
}
