import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startServer, type ServerProcess } from '#test/e2e/server-process.ts'
import type { Report } from './tools/report.ts'
import { interactions, measureInteraction } from './web/interactions.ts'
import { measureLighthouse } from './web/lighthouse.ts'
import { loadColdPage, checkColdPage, checkPage, publicPages } from './web/pages.ts'

const LEAST_SCORE = 98
const LONGEST_ANSWER_MS = 100
const RUNS = 5
const STARTS = 3
const WORLD_LIMIT_MS = 600_000
const OPEN_LIMIT_MS = 60_000

/** Waits for the pages that the server renders itself at its start. */
async function untilOpen({ child, output }: ServerProcess): Promise<void> {
  for (const sinceMs = performance.now(); !output().includes('the first pages are open'); await pause(50))
    if (child.exitCode !== null || performance.now() - sinceMs > OPEN_LIMIT_MS)
      throw new Error(`the first pages were not opened:\n${output()}`)
}

/**
 * Starts the server several times and requests each public page once, after the server has rendered its first pages.
 * Returns the times and the last server. The world exists before, because a server that has just created it is busy.
 */
async function startCold(dataFolder: string) {
  const options = { dataFolder, env: { CRAQUE_WORLD: 'full', CRAQUE_LOG: 'info' }, limitMs: WORLD_LIMIT_MS }
  let server = await startServer(options)
  const times = new Map<string, number[]>()
  for (let start = 0; start < STARTS; start++) {
    await server.stop()
    server = await startServer(options)
    await untilOpen(server)
    for (const page of await publicPages(server.url))
      times.set(page, [...(times.get(page) ?? []), await loadColdPage(server.url + page)])
  }
  return { server, times }
}

export async function run(report: Report): Promise<void> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'craque-bench-'))
  const { server, times } = await startCold(dataFolder)
  try {
    for (const [page, took] of times) checkColdPage(report, page, took)
    const pages = [...times.keys()]
    const runs: Awaited<ReturnType<typeof measureLighthouse>>[] = []
    for (let count = 0; count < RUNS; count++) runs.push(await measureLighthouse(`${server.url}/`))
    const performance = ({ scores }: (typeof runs)[number]) => scores['performance'] ?? 0
    const byPerformance = runs.toSorted((a, b) => performance(a) - performance(b))
    report.say(`lighthouse performance in ${RUNS} new browsers: ${byPerformance.map(performance).join(', ')}`)
    const middle = byPerformance[Math.floor(RUNS / 2)]
    if (!middle) throw new Error('lighthouse gave no run')
    const { scores } = middle
    for (const [category, score] of Object.entries(scores))
      report.check(`lighthouse mobile ${category}, median`, score, { atLeast: LEAST_SCORE, unit: 'of 100' })
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
