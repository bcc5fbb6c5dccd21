import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { bin, root, runBeside } from './lib.mjs'

const report = path.join(root, '.cache', 'vitest.json')

/** The failed tests of a report, each with the first line of its message. */
const failuresOf = ({ testResults }) =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(root, name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return message ? [`${file}: ${message.split('\n')[0]}`] : []
    return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}: ${failureMessages[0]?.split('\n')[0]}`)
  })

/** The names of tests that did not run. The title of such a test may say what was missing. */
const skippedOf = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'skipped' || status === 'pending' || status === 'todo')
      .map(({ fullName }) => `${path.relative(root, name)}: ${fullName}`),
  )

/** The results of each file, with the figures that its tests recorded. */
const filesOf = ({ testResults }) =>
  testResults.map(({ name, status: outcome, startTime, endTime, assertionResults }) => {
    const count = (status) => assertionResults.filter((one) => one.status === status).length
    return {
      file: path.relative(root, name).split(path.sep).join('/'),
      passed: count('passed'),
      // A file whose setup failed has failed, although none of its tests did.
      failed: count('failed') || (outcome === 'failed' ? 1 : 0),
      skipped: assertionResults.length - count('passed') - count('failed'),
      seconds: (endTime - startTime) / 1000,
      figures: assertionResults.flatMap(({ meta }) => meta?.figures ?? []),
    }
  })

/**
 * Runs the named vitest projects or some of their files, and counts the tests. With `command` "related" it runs the
 * tests that these files affect. A crash of the runner counts as a failure.
 */
export async function runTests(projects, env = {}, files = [], command = ['run']) {
  mkdirSync(path.dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const done = await runBeside(
    bin('vitest'),
    [
      ...command,
      ...files,
      ...projects.flatMap((name) => ['--project', name]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env: { ...process.env, ...env } },
  )
  const crash = `the tests of ${projects.join(' and ')} ended with ${done.status ?? done.signal}`
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0, failures: [crash], files: [] }
  const result = JSON.parse(readFileSync(report, 'utf8'))
  const failures = failuresOf(result)
  if (done.status !== 0 && failures.length === 0) failures.push(crash)
  const skips = skippedOf(result)
  return {
    passed: result.numPassedTests,
    failed: failures.length,
    skipped: skips.length,
    failures,
    skips,
    files: filesOf(result),
  }
}
