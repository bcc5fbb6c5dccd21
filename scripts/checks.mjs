import { bin } from './lib.mjs'

const knipCache = ['--cache', '--cache-location', '.cache/knip']

// A higher limit before garbage collection makes the compiler faster. Its memory is released at the end anyway.
const typedLint = (files) => [
  bin('oxlint'),
  ['--type-aware', '--type-check', '--deny-warnings', ...files],
  { GOGC: '400' },
]

/** Both need the types of every file, which takes most of the time, so they run together. */
export const typesAndLint = [['types and lint', ...typedLint([])]]

/** Types and typed lint only where types may have changed, and untyped lint everywhere. */
export const typesAndLintOf = (files) => [
  ...(files.length > 0 ? [['types and lint of what a change reaches', ...typedLint(files)]] : []),
  ['lint', bin('oxlint'), ['--deny-warnings']],
]

/** The other static checks of the gate, the slowest first. */
export const otherChecks = [
  ['unused files, exports and packages', bin('knip'), ['--no-progress', ...knipCache]],
  ['exports that only tests use', bin('knip'), ['--production', '--exclude', 'types', '--no-progress', ...knipCache]],
  ['types of the pure layers', bin('tsc'), ['-p', 'tsconfig.domain.json']],
  ['rooms', process.execPath, ['scripts/rooms.mjs']],
  ['links', process.execPath, ['scripts/links.mjs']],
  ['plain words', process.execPath, ['scripts/plain-words.mjs']],
  ['licences', process.execPath, ['scripts/licences.mjs']],
  ['format', bin('oxfmt'), ['--check', '.']],
]
