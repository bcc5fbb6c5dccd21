import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startServer } from '#test/e2e/server-process.ts'
import type { Report } from './tools/report.ts'
import { interactions, measureInteraction } from './web/interactions.ts'
import { measureLighthouse } from './web/lighthouse.ts'
import { checkColdPage, checkPage, publicPages } from './web/pages.ts'

const LEAST_SCORE = 98
const LONGEST_ANSWER_MS = 100
const RUNS = 5
const WORLD_LIMIT_MS = 600_000

/** Started once more: who has just made a world still tells, learns and tidies up what follows from it. */
async function startFull(dataFolder: string) {
  const options = { dataFolder, env: { CRAQUE_WORLD: 'full' }, limitMs: WORLD_LIMIT_MS }
  await (await startServer(options)).stop()
  return startServer(options)
}

export async function run(report: Report): Promise<void> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'craque-bench-'))
  const server = await startFull(dataFolder)
  try {
    const pages = await publicPages(server.url)
    for (const page of pages) await checkColdPage(report, server.url + page)
    const runs: Awaited<ReturnType<typeof measureLighthouse>>[] = []
    for (let count = 0; count < RUNS; count++) runs.push(await measureLighthouse(`${server.url}/`))
    const performance = ({ scores }: (typeof runs)[number]) => scores['performance'] ?? 0
    const byPerformance = runs.toSorted((a, b) => performance(a) - performance(b))
    report.say(`lighthouse performance in ${RUNS} new browsers: ${byPerformance.map(performance).join(', ')}`)
    const middle = byPerformance[Math.floor(RUNS / 2)]
    if (!middle) throw new Error('lighthouse gave no run')
    const { scores, shift } = middle
    for (const [category, score] of Object.entries(scores))
      report.check(`lighthouse mobile ${category}, median`, score, { atLeast: LEAST_SCORE, unit: 'of 100' })
    report.check('layout shift', shift, { atMost: 0, unit: '' })
    for (const page of pages) await checkPage(report, server.url + page)
    for (const interaction of interactions)
      report.check(`answer to ${interaction.name}`, await measureInteraction(server.url, interaction), {
        atMost: LONGEST_ANSWER_MS,
        unit: 'ms',
      })
  } finally {
    await server.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}
