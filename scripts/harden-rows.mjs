/**
 * The rows of `npm run harden`, by what they promise. `files` are prefixes of paths. Of fault tests, the gate runs only
 * those of `quick` rows, and `npm run harden -- --quick` runs only these rows.
 */
export const rows = [
  { name: 'streams with mixed load', files: ['src/api/stream/', 'src/api/live/'] },
  { name: 'deadline race, by commit time', files: ['src/jobs/life-cycle/deadline-race'], quick: true },
  { name: 'ledger properties', files: ['src/jobs/life-cycle/season-model', 'src/db/ledger/'] },
  {
    name: 'seasons of divisions and bolões, sports played in two ways',
    files: ['src/jobs/life-cycle/divisions', 'src/jobs/life-cycle/pool', 'src/jobs/life-cycle/apply-news'],
  },
  { name: 'the best eleven and the best swaps', files: ['src/domain/optimiser/'] },
  {
    name: 'kills of app, PostgreSQL and backends',
    files: [
      'src/db/embedded/crash',
      'src/jobs/database-lost',
      'test/e2e/database-killed',
      'test/e2e/live-restart',
      'src/jobs/world/build/build-world.fault',
    ],
  },
  { name: 'an assistant plays ten rounds', files: ['src/api/mcp/'] },
  { name: 'webhooks: sixteen kills of server and PostgreSQL', files: ['test/e2e/webhooks'] },
  { name: 'settlement killed, and by two processes', files: ['src/jobs/life-cycle/killed', 'src/jobs/worker'] },
  {
    name: 'settlement cut and rerun',
    files: ['src/jobs/life-cycle/cut'],
    quick: true,
  },
  { name: 'settlement and corrections raced', files: ['src/jobs/life-cycle/concurrent-settlement'] },
  { name: 'VAR aberto: a thousand edits by the operator', files: ['src/jobs/var/', 'src/api/var/'] },
  { name: 'explorer: random seasons, cut and raced', files: ['src/server/explorer'], quick: true },
  {
    name: 'imports: damaged and hostile files, kill half-way',
    files: ['src/jobs/import/killed', 'src/jobs/import/damaged', 'src/server/import/', 'test/e2e/attack-files'],
  },
  {
    name: 'imports: a whole real season',
    files: [
      'src/jobs/import/whole-season',
      'src/jobs/import/real-files',
      'src/jobs/import/paired-files',
      'src/api/standings/',
    ],
  },
  {
    name: 'imports: whole seasons week by week',
    files: ['src/jobs/import/weekly-seasons', 'src/jobs/import/cartola/cartola-rounds'],
  },
  {
    name: 'projections and matches in play of whole real seasons',
    files: ['src/jobs/projection/evaluate-projection', 'src/jobs/forecast/in-play'],
  },
  { name: 'a bolão through whole cups', files: ['test/e2e/world-cup-2026', 'test/e2e/world-cup.long'] },
  {
    name: 'journeys of many people',
    files: [
      'test/e2e/championship',
      'test/e2e/division',
      'test/e2e/duel',
      'test/e2e/fantasy',
      'test/e2e/home',
      'test/e2e/palpites',
      'test/e2e/people',
      'test/e2e/rankings',
      'test/e2e/outbox',
      'test/e2e/story',
      'test/e2e/app.',
      'test/e2e/pages.',
      'test/e2e/wall',
    ],
  },
  {
    name: 'feeds and the desk, silent, wrong and torn',
    files: ['test/e2e/desk', 'test/e2e/operator', 'src/api/desk/two-hundred-taps', 'src/jobs/feed/recorded'],
  },
  {
    name: 'the sample world plays as the real one does',
    files: ['src/world/simulator/football/calibration', 'src/jobs/world/build/build-world.test'],
  },
  { name: 'slow clients, pipelining, floods, traversal', files: ['src/server/admission/', 'test/e2e/raw-doors'] },
  { name: 'fuzz of every route', files: ['src/api/hostile-requests', 'src/api/random-requests'] },
  { name: 'stored text through a real browser', files: ['test/e2e/stored-text'] },
  { name: 'authorisation and limits of every route', files: ['src/api/authorisation'] },
  { name: 'origins, headers, caching', files: ['src/api/doors', 'src/api/app', 'src/api/http/'] },
  {
    name: 'guessing and enumeration',
    files: [
      'src/api/account/limits',
      'src/api/account/account',
      'src/api/account/timing',
      'src/api/league/',
      'src/api/pool/',
    ],
  },
  {
    name: 'stories, reviews and decisions about matches',
    files: ['src/api/story/', 'src/api/season-review/', 'src/api/operator/decision-routes'],
  },
  { name: 'jobs give way to each other', files: ['src/jobs/give-way'] },
  { name: 'farming', files: ['src/jobs/life-cycle/farmed-leagues', 'src/db/person/manager-merge'] },
  { name: 'database away', files: ['src/api/database-away', 'test/e2e/unavailable', 'src/server/await-database'] },
  { name: 'disk full', files: ['test/e2e/disk-full', 'src/server/readiness'] },
  {
    name: 'start-up faults',
    files: [
      'src/db/embedded/folder-trouble',
      'src/db/embedded/damaged-folder',
      'src/db/embedded/start-embedded',
      'src/db/embedded/binaries',
      'src/db/embedded/one-owner',
    ],
  },
  {
    name: 'signals',
    files: ['test/e2e/signals', 'test/e2e/server', 'test/e2e/terminal', 'test/e2e/world-stopped', 'src/server/stop'],
  },
  { name: 'the command line as a process', files: ['src/cli/cli', 'src/cli/championship'] },
  { name: 'a board at 1080p and 4K for six hours, restarted and cut', files: ['test/e2e/tv'] },
  { name: 'the package', files: ['test/e2e/package'] },
  { name: 'the image', files: ['test/e2e/image'] },
  { name: 'the demonstration', files: ['test/e2e/demo'] },
  { name: 'sign-in by a provider, right and wrong', files: ['test/e2e/provider', 'src/api/account/provider'] },
  { name: 'backup and restore', files: ['src/cli/backup', 'src/jobs/backup/', 'test/e2e/backup'] },
  { name: 'updates from every version that was kept', files: ['test/update/', 'test/e2e/update'] },
]

export const filesOf = ({ quick }) => rows.filter((row) => !quick || row.quick).flatMap(({ files }) => files)

/** Arguments that exclude the fault tests of rows that are not `quick`, and all long tests. */
export const slowFaults = () =>
  rows
    .filter((row) => !row.quick)
    .flatMap(({ files }) => files.map((start) => `${start.replace(/\.(?:fault|long)$/, '')}*.fault.test.ts`))
    .concat('**/*.long.test.ts')
    .flatMap((pattern) => ['--exclude', pattern])

/**
 * How hard the tests try. The gate plays a fixed season, so that only a change can turn it red. `npm run harden` plays
 * new ones.
 */
export const effort = ({ quick, seasons }) =>
  quick
    ? { CRAQUE_GATE: '1', CRAQUE_EXPLORE: seasons ?? '1', CRAQUE_EXPLORE_FROM: '1' }
    : { CRAQUE_EXPLORE: seasons ?? '20' }

const isHard = (file) => /\.(?:fault|long)\./.test(file)

/** The rows with the results of their files. Paths are relative to the project. */
export function tableOf(results, { quick }) {
  return rows
    .filter((row) => !quick || row.quick)
    .map(({ name, files }) => {
      const own = results.filter(({ file }) => files.some((start) => file.startsWith(start)))
      const sum = (key) => own.reduce((total, one) => total + one[key], 0)
      return {
        name,
        passed: sum('passed'),
        failed: sum('failed'),
        skipped: sum('skipped'),
        seconds: sum('seconds'),
        figures: own.flatMap(({ figures }) => figures),
      }
    })
}

/** True if all tests of the row were skipped and noted a reason, for example that buildah is missing. */
const isExcused = ({ passed, skipped, figures }) => passed === 0 && skipped > 0 && figures.length > 0

/** A row without any test result has missed its goal too. */
export const isMissed = (row) => row.failed > 0 || (row.passed === 0 && !isExcused(row))

const isNamed = (file) => rows.some((row) => row.files.some((start) => file.startsWith(start)))

/**
 * Fault tests, long tests, and tests that the gate shortens, if no row names their file. `npm run harden` would run
 * them without showing a result, or would not run them.
 */
export const strays = (files) =>
  files.filter(({ file, text }) => (isHard(file) || text.includes('test/gate.ts')) && !isNamed(file))

const wide = Math.max(...rows.map(({ name }) => name.length))

export const lineOf = (row) => {
  const counts = [`${row.passed} passed`, row.failed && `${row.failed} FAILED`, row.skipped && `${row.skipped} skipped`]
  const facts = [counts.filter(Boolean).join(', '), `${row.seconds.toFixed(1)} s`, ...row.figures]
  return `${isMissed(row) ? '✗' : isExcused(row) ? '–' : '✓'} ${row.name.padEnd(wide)}  ${facts.join('; ')}`
}
