import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { root, startServer } from '#test/e2e/server-process.ts'
import { shown, timed, type Report } from './tools/report.ts'

const runFile = promisify(execFile)

const LONGEST_COLD_S = 60
const LONGEST_WARM_S = 3
const WARM_STARTS = 3
const coldLimitMs = 600_000

/** From nothing to a page that is there whole. */
async function firstPage(dataFolder: string) {
  const { ms, value } = await timed(async () => {
    const server = await startServer({ dataFolder, limitMs: coldLimitMs, env: { CRAQUE_WORLD: 'full' } })
    await (await fetch(server.url)).text()
    return server
  })
  await value.stop()
  return ms
}

/** What `npm start` does where packages are installed: build, fill the usual world, answer. */
export async function run(report: Report): Promise<void> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'craque-bench-'))
  try {
    const { ms: buildMs } = await timed(() => runFile(process.execPath, ['scripts/build.mjs'], { cwd: root }))
    const coldMs = await firstPage(dataFolder)
    report.say(`build ${shown(buildMs / 1000)} s, world and first page ${shown(coldMs / 1000)} s`)
    report.check('cold start, from the sources to the first page', (buildMs + coldMs) / 1000, {
      atMost: LONGEST_COLD_S,
      unit: 's',
    })
    const warm: number[] = []
    for (let count = 0; count < WARM_STARTS; count++) warm.push((await firstPage(dataFolder)) / 1000)
    report.check(`warm start to the first page, worst of ${warm.map(shown).join(', ')}`, Math.max(...warm), {
      atMost: LONGEST_WARM_S,
      unit: 's',
    })
  } finally {
    await rm(dataFolder, { recursive: true, force: true })
  }
}
