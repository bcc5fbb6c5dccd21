import { bin } from './lib.mjs'

const knipCache = ['--cache', '--cache-location', '.cache/knip']

/** The static part of the gate, the longest first. */
export const checks = [
  // Types and lint at once: both need every type worked out, which is what takes the time. The
  // compiler may use more memory before it tidies up: it is given back at the end anyway.
  ['types and lint', bin('oxlint'), ['--type-aware', '--type-check', '--deny-warnings'], { GOGC: '400' }],
  ['unused files, exports and packages', bin('knip'), ['--no-progress', ...knipCache]],
  ['what only tests use', bin('knip'), ['--production', '--no-progress', ...knipCache]],
  ['types of the pure layers', bin('tsc'), ['-p', 'tsconfig.domain.json']],
  ['rooms', process.execPath, ['scripts/rooms.mjs']],
  ['licences', process.execPath, ['scripts/licences.mjs']],
  ['format', bin('oxfmt'), ['--check', '.']],
]
