import { ensureInstalled } from './lib.mjs'
import { runChecks } from './checks.mjs'
import { runTests } from './vitest.mjs'

ensureInstalled()
const checks = runChecks()
const tests = runTests(['unit'])
const failed = checks.failed + tests.failed
console.log(`${checks.passed + tests.passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
