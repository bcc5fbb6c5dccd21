import { otherChecks, typesAndLint } from './checks.mjs'
import { ensureChromium } from './chromium.mjs'
import { runJobs } from './jobs.mjs'
import { buildJob, ensureInstalled } from './lib.mjs'
import { createStopwatch } from './stopwatch.mjs'
import { effort, slowFaults } from './harden-rows.mjs'
import { installNewerNode, runOnNewerNode } from './newer-node.mjs'
import { liveWeeks } from './life-runs.mjs'
import { runTestsTwice } from './second-try.mjs'
import { endWithSummary } from './summary.mjs'

const noBrowser = {
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [
    'No Chromium or Chrome was found and none could be installed, so the browser tests did not run. Install one and set CHROMIUM_PATH to it.',
  ],
}

const gate = effort({ quick: true })
const { time, judge } = createStopwatch()
await time('packages', () => {
  ensureInstalled()
  installNewerNode()
})
const chromium = await time('browser', ensureChromium)
const parts = [await time('checks and build', () => runJobs([...typesAndLint, ...otherChecks, ...buildJob()]))]
// The simulated two weeks mostly wait for clocks, so the unit and database tests run at the same time.
const weeks = liveWeeks(chromium)
parts.push(
  await time('unit and database tests', () => runTestsTwice(['unit', 'database'], gate, [], ['run', ...slowFaults()])),
)
parts.push(
  await time('browser tests', () =>
    chromium ? runTestsTwice(['browser'], { ...gate, CHROMIUM_PATH: chromium }) : noBrowser,
  ),
)
parts.push(await time('a newer Node', runOnNewerNode))
parts.push(await time('the rest of two weeks in the life', () => weeks))
endWithSummary([...parts, judge()])
