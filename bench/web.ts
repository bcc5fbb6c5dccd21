import { startServer } from '#test/e2e/server-process.ts'
import { shown, type Report } from './tools/report.ts'
import { measureFirstLoad } from './web/first-load.ts'
import { measureLighthouse } from './web/lighthouse.ts'

const LEAST_SCORE = 98
const MOST_SCRIPT_KB = 110
const RUNS = 5

export async function run(report: Report): Promise<void> {
  const server = await startServer()
  try {
    const { scriptBytes, documentBytes, requests } = await measureFirstLoad(`${server.url}/`)
    const runs: Awaited<ReturnType<typeof measureLighthouse>>[] = []
    for (let count = 0; count < RUNS; count++) runs.push(await measureLighthouse(`${server.url}/`))
    const performance = ({ scores }: (typeof runs)[number]) => scores['performance'] ?? 0
    const byPerformance = runs.toSorted((a, b) => performance(a) - performance(b))
    report.say(`lighthouse performance in ${RUNS} new browsers: ${byPerformance.map(performance).join(', ')}`)
    const middle = byPerformance[Math.floor(RUNS / 2)]
    if (!middle) throw new Error('lighthouse gave no run')
    const { scores, shift, largestPaintMs, blockingMs } = middle
    for (const [category, score] of Object.entries(scores))
      report.check(`lighthouse mobile ${category}, median`, score, { atLeast: LEAST_SCORE, unit: 'of 100' })
    report.check('layout shift', shift, { atMost: 0, unit: '' })
    report.say(`largest paint ${shown(largestPaintMs)} ms, blocking ${shown(blockingMs)} ms on the simulated phone`)
    report.check(`first-load JavaScript, brotli, ${requests} files`, scriptBytes / 1024, {
      atMost: MOST_SCRIPT_KB,
      unit: 'KB',
    })
    report.say(`document: ${shown(documentBytes / 1024)} KB brotli with its data and CSS`)
  } finally {
    await server.stop()
  }
}
