import { bin } from './lib.mjs'

/** The static part of the gate, the longest first. */
export const checks = [
  ['lint', bin('oxlint'), ['--type-aware', '--deny-warnings']],
  ['types', bin('tsc'), ['-p', 'tsconfig.json']],
  ['unused files, exports and packages', bin('knip'), ['--no-progress']],
  ['types of the pure layers', bin('tsc'), ['-p', 'tsconfig.domain.json']],
  ['rooms', process.execPath, ['scripts/rooms.mjs']],
  ['format', bin('oxfmt'), ['--check', '.']],
]
