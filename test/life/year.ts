import { rngFrom } from '#domain/rng.ts'
import { emptyChronicle, type Chronicle, type Entry } from './chronicle.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './life.ts'
import { hasRealData, YEAR } from './stories/files.ts'

/** A Tuesday, two days before a leap day. The real season of that year starts in April. */
const FIRST_DAY_MS = Date.UTC(YEAR, 1, 27, 12)
/** From this day on, each week also has a `comeBack`, a `day` and one of the `weekly` actions. */
const FIRST_WEEKLY_MS = Date.UTC(YEAR, 2, 27, 12)
const LAST_DAY_MS = Date.UTC(YEAR + 1, 1, 26, 12)
/** Two rounds of the real season, with its first and second file. */
const SHORT_FIRST_DAY_MS = Date.UTC(YEAR, 3, 8, 12)
const SHORT_LAST_DAY_MS = Date.UTC(YEAR, 3, 20, 9)

/** The plan has one of these actions, drawn at random, in each week. */
const weekly = [
  'arrive',
  'arrive',
  'leave',
  'merge',
  'twoDevices',
  'restart',
  'kill',
  'clockJump',
  'databaseAway',
  'logReaderGone',
  'restoreBackup',
  'turnPrivate',
  'changeOrganisers',
  'trySheets',
  'attackFiles',
  'fullDisk',
  'friends',
  'sendLate',
  'newPassword',
  'useToken',
  'showOutside',
  'correctResult',
]

export interface Plan {
  chronicle: Chronicle
  lastDayMs: number
}

const planner =
  (chronicle: Chronicle) =>
  (date: string, action: string, key: string, args: Entry['args'] = {}) => {
    const noise = rngFrom('year', chronicle.seed, date, action).int(6 * 60) * MINUTE_MS
    chronicle.agenda.push({ atMs: Date.parse(`${YEAR}-${date}T12:00:00Z`) + noise, action, key, args })
  }

/**
 * The gate's run: accounts that are older than two championships, a restart during a round, and a second weekly file.
 */
export function planWeeks(seed: number): Plan {
  const chronicle = emptyChronicle(seed, SHORT_FIRST_DAY_MS)
  const on = planner(chronicle)
  on('04-08', 'arrive', 'first', { count: 6 })
  on('04-11', 'sunday.create', '')
  if (hasRealData()) on('04-10', 'brasileirao.create', '')
  on('04-11', 'arrive', 'after', { count: 4 })
  return { chronicle, lastDayMs: SHORT_LAST_DAY_MS }
}

/** To write or debug an action: only the named ones, on their dates or some hours apart, with a few people. */
export function planOnly(seed: number, names: readonly string[]): Plan {
  const dates = names.map((name) => name.split('@')[1])
  const firstMs = dates[0] ? Date.parse(`${YEAR}-${dates[0]}T06:00:00Z`) : SHORT_FIRST_DAY_MS
  const chronicle = emptyChronicle(seed, firstMs)
  const entries = ['arrive', ...names].map((name, at): Entry => {
    const [action = '', date] = name.split('@')
    const atMs = date ? Date.parse(`${YEAR}-${date}T12:00:00Z`) : firstMs + at * 6 * HOUR_MS
    return { atMs, action, key: `${at}`, args: { count: 8 } }
  })
  chronicle.agenda.push(...entries)
  return { chronicle, lastDayMs: Math.max(...entries.map(({ atMs }) => atMs)) + 6 * HOUR_MS }
}

/** Every year starts with situations that once failed, so that such a fault shows early in the run. */
function planFirstWeeks(on: ReturnType<typeof planner>): void {
  on('03-02', 'attackFiles', 'first')
  on('03-04', 'kill', 'first')
  on('03-05', 'logReaderGone', 'first')
  on('03-08', 'sunday.create', '')
  on('03-09', 'mixed.create', '')
  on('03-10', 'changeOrganisers', 'first')
  on('03-12', 'turnPrivate', 'first')
  on('03-16', 'friends', 'first')
  on('03-17', 'sendLate', 'first')
  on('03-17', 'twoDevices', 'first')
  on('03-18', 'correctResult', 'first')
  on('03-19', 'useToken', 'first')
  on('03-19', 'newPassword', 'first')
  on('03-24', 'showOutside', 'first')
}

/** The plan on the first day. Everything else follows from what happens. */
export function planYear(seed: number): Plan {
  const chronicle = emptyChronicle(seed, FIRST_DAY_MS)
  const on = planner(chronicle)
  on('02-27', 'arrive', 'first', { count: 25 })
  on('02-29', 'day', 'leap day')
  planFirstWeeks(on)
  if (hasRealData()) {
    on('04-09', 'brasileirao.create', '')
    on('06-08', 'cup.create', '')
    on('06-09', 'feeds.createCup', '')
    on('08-15', 'feeds.createCartola', '')
  }
  on('04-11', 'arrive', 'after', { count: 25 })
  on('06-03', 'updateVersion', '')
  on('05-20', 'fullDisk', 'first')
  // Planned explicitly, because a random year may leave them out.
  on('07-24', 'restoreBackup', 'first')
  on('09-04', 'databaseAway', 'first')
  on('10-16', 'clockJump', 'first')
  on('12-31', 'day', 'the last day')
  const rng = rngFrom('year', seed)
  for (let atMs = FIRST_WEEKLY_MS; atMs < LAST_DAY_MS; atMs += 7 * DAY_MS) {
    const key = new Date(atMs).toISOString().slice(0, 10)
    const when = atMs + rng.int(20) * HOUR_MS
    const other = weekly[rng.int(weekly.length)]!
    chronicle.agenda.push(
      { atMs: when - HOUR_MS, action: 'comeBack', key, args: {} },
      { atMs: when, action: 'day', key, args: {} },
      { atMs: when + 20 * HOUR_MS, action: other, key, args: { count: 5 } },
    )
  }
  return { chronicle, lastDayMs: LAST_DAY_MS }
}
