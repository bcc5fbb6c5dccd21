import { bin } from './lib.mjs'

const knipCache = ['--cache', '--cache-location', '.cache/knip']

// The compiler may use more memory before it tidies up: it is given back at the end anyway.
const typedLint = (files) => [
  bin('oxlint'),
  ['--type-aware', '--type-check', '--deny-warnings', ...files],
  { GOGC: '400' },
]

/** Types and lint at once: both need every type worked out, which is what takes the time. */
export const typesAndLint = [['types and lint', ...typedLint([])]]

/** The same where types can have become others, and the lint that needs none everywhere. */
export const typesAndLintOf = (files) => [
  ...(files.length > 0 ? [['types and lint of what a change reaches', ...typedLint(files)]] : []),
  ['lint', bin('oxlint'), ['--deny-warnings']],
]

/** What else the gate looks at without running anything, the longest first. */
export const otherChecks = [
  ['unused files, exports and packages', bin('knip'), ['--no-progress', ...knipCache]],
  ['what only tests use', bin('knip'), ['--production', '--no-progress', ...knipCache]],
  ['types of the pure layers', bin('tsc'), ['-p', 'tsconfig.domain.json']],
  ['rooms', process.execPath, ['scripts/rooms.mjs']],
  ['links', process.execPath, ['scripts/links.mjs']],
  ['plain words', process.execPath, ['scripts/plain-words.mjs']],
  ['licences', process.execPath, ['scripts/licences.mjs']],
  ['format', bin('oxfmt'), ['--check', '.']],
]
