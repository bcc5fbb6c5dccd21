import { readFileSync } from 'node:fs'
import path from 'node:path'
import { otherChecks, typesAndLint, typesAndLintOf } from './checks.mjs'
import { reachedBy } from './importers.mjs'
import { runJobs } from './jobs.mjs'
import { ensureInstalled, root } from './lib.mjs'
import { effort } from './harden-rows.mjs'
import { isReader, sinceGreen } from './since-green.mjs'
import { endWithSummary } from './summary.mjs'
import { runTests } from './vitest.mjs'

const quick = effort({ quick: true })
const none = { passed: 0, failed: 0, skipped: 0, failures: [] }

/** Runs the unit tests that the changed files can affect, or all of them if that is unknown. */
async function runUnitTests() {
  const { changed, files, keep } = sinceGreen('unit')
  if (changed?.length === 0) {
    console.log('✓ unit tests (nothing changed since they were green)')
    return none
  }
  const result = await (changed
    ? runTests(['unit'], quick, [...changed, ...files.filter(isReader)], ['related', '--run'])
    : runTests(['unit'], quick))
  if (result.failed === 0) keep()
  return result
}

const isSource = (file) => /\.(?:tsx?|mjs)$/.test(file)

/** Runs all static checks, but types and typed lint only for the files that the change can affect. */
async function runChecks() {
  const { changed, files, keep } = sinceGreen('types')
  const sources = files?.filter(isSource).map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
  const reached = changed && reachedBy(changed, sources)
  const lint = reached ? typesAndLintOf(reached.filter(isSource)) : typesAndLint
  const result = await runJobs([...lint, ...otherChecks])
  const names = lint.map(([name]) => name)
  if (!result.failures.some((failure) => names.includes(failure.replace('check: ', '')))) keep()
  return result
}

ensureInstalled()
endWithSummary(await Promise.all([runChecks(), runUnitTests()]))
