import { ensureInstalled } from './lib.mjs'
import { runChecks } from './checks.mjs'
import { endWithSummary } from './summary.mjs'
import { runTests } from './vitest.mjs'

ensureInstalled()
endWithSummary([runChecks(), runTests(['unit'])])
