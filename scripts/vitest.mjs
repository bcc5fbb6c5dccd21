import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { bin, root, run } from './lib.mjs'

const report = path.join(root, '.cache', 'vitest.json')

/** Runs the named vitest projects and counts their tests; a crash of the runner itself counts as a failure. */
export function runTests(projects, env = {}) {
  mkdirSync(path.dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const done = run(
    bin('vitest'),
    [
      'run',
      ...projects.flatMap((name) => ['--project', name]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env: { ...process.env, ...env } },
  )
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 }
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'))
  const failed = done.status !== 0 && numFailedTests === 0 ? 1 : numFailedTests
  return { passed: numPassedTests, failed, skipped: numPendingTests }
}
