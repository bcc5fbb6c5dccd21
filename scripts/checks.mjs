import { bin, run } from './lib.mjs'

const checks = [
  ['types', 'tsc', ['-p', 'tsconfig.json']],
  ['types of the pure layers', 'tsc', ['-p', 'tsconfig.domain.json']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['format', 'oxfmt', ['--check', '.']],
  ['unused files, exports and packages', 'knip', ['--no-progress']],
]

/** The static part of the gate: each check is one pass or one failure. */
export function runChecks() {
  const failures = []
  for (const [name, command, args] of checks) {
    const startedAt = Date.now()
    const done = run(bin(command), args)
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
    console.log(`${done.status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
    if (done.status !== 0) failures.push(`check: ${name}`)
  }
  return { passed: checks.length - failures.length, failed: failures.length, skipped: 0, failures }
}
