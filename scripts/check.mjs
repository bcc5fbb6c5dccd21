import { checks } from './checks.mjs'
import { runJobs } from './jobs.mjs'
import { ensureInstalled } from './lib.mjs'
import { endWithSummary } from './summary.mjs'
import { runTests } from './vitest.mjs'

ensureInstalled()
endWithSummary(await Promise.all([runJobs(checks), runTests(['unit'])]))
