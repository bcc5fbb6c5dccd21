import { bin, run } from './lib.mjs'

const checks = [
  ['types', bin('tsc'), ['-p', 'tsconfig.json']],
  ['types of the pure layers', bin('tsc'), ['-p', 'tsconfig.domain.json']],
  ['lint', bin('oxlint'), ['--type-aware', '--deny-warnings']],
  ['rooms', process.execPath, ['scripts/rooms.mjs']],
  ['format', bin('oxfmt'), ['--check', '.']],
  ['unused files, exports and packages', bin('knip'), ['--no-progress']],
]

/** The static part of the gate: each check is one pass or one failure. */
export function runChecks() {
  const failures = []
  for (const [name, command, args] of checks) {
    const startedAt = Date.now()
    const done = run(command, args)
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
    console.log(`${done.status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
    if (done.status !== 0) failures.push(`check: ${name}`)
  }
  return { passed: checks.length - failures.length, failed: failures.length, skipped: 0, failures }
}
