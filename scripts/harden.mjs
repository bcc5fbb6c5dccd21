import { ensureChromium } from './chromium.mjs'
import { effort, filesOf, isMissed, lineOf, tableOf } from './harden-rows.mjs'
import { runJobs } from './jobs.mjs'
import { liveMinutes } from './life-runs.mjs'
import { buildJob, ensureInstalled } from './lib.mjs'
import { endWithSummary } from './summary.mjs'
import { runTests } from './vitest.mjs'

// Kills, races, floods, broken folders and full disks, on servers and databases of their own, with a figure for each.
const words = process.argv.slice(2)
const quick = words.includes('--quick')
const seasons = words.includes('--explore') ? words[words.indexOf('--explore') + 1] : undefined

ensureInstalled()
const chosen = filesOf({ quick })
const onDatabase = chosen.filter((file) => !file.startsWith('test/e2e/'))
const onServers = chosen.filter((file) => file.startsWith('test/e2e/'))
const env = effort({ quick, seasons })
const chromium = quick ? undefined : await ensureChromium()

const parts = [await runJobs(buildJob())]
parts.push(await runTests(quick ? ['database-faults'] : ['unit', 'database', 'database-faults'], env, onDatabase))
if (!quick)
  parts.push(await runTests(['browser', 'server-faults'], { ...env, CHROMIUM_PATH: chromium ?? '' }, onServers))
if (!quick) parts.push(await liveMinutes(chromium))

const table = tableOf(
  parts.flatMap(({ files = [] }) => files),
  { quick },
)
console.log(`\n${table.map(lineOf).join('\n')}\n`)
const failures = table.filter((row) => row.failed === 0 && isMissed(row)).map(({ name }) => `nothing ran for: ${name}`)
endWithSummary([...parts, { passed: 0, failed: failures.length, skipped: 0, failures }])
