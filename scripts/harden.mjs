import { runJobs } from './jobs.mjs'
import { buildJob, ensureInstalled } from './lib.mjs'
import { endWithSummary } from './summary.mjs'
import { runTests } from './vitest.mjs'

// Kills, races, broken folders: each takes long by nature and starts servers of its own, so that the gate leaves them out.
ensureInstalled()
endWithSummary([await runJobs(buildJob()), runTests(['database-faults']), runTests(['server-faults'])])
