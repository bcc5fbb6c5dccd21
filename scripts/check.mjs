import { checks } from './checks.mjs'
import { runJobs } from './jobs.mjs'
import { ensureInstalled } from './lib.mjs'
import { sinceGreen } from './since-green.mjs'
import { endWithSummary } from './summary.mjs'
import { runTests } from './vitest.mjs'

const none = { passed: 0, failed: 0, skipped: 0, failures: [] }

/** Those that what changed can have changed; `npm test` runs them all. */
async function runUnitTests() {
  const { changed, keep } = sinceGreen()
  if (changed?.length === 0) {
    console.log('✓ unit tests (nothing changed since they were green)')
    return none
  }
  const result = await (changed ? runTests(['unit'], {}, changed, ['related', '--run']) : runTests(['unit']))
  if (result.failed === 0) keep()
  return result
}

ensureInstalled()
endWithSummary(await Promise.all([runJobs(checks), runUnitTests()]))
