import { PICK_POINTS } from '#domain/rule-numbers.ts'
import { sql } from 'kysely'
import { firstChampionship } from '#db/championship/championship.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createLive, type Live } from '#api/stream/live.ts'
import { hours, makeRound, MATCHES, ROUND } from '#api/testing/test-round.ts'
import { audit } from '#db/audit/audit.ts'
import { silentLog } from '#db/connection/database-log.ts'
import { createDataVersions } from '#db/championship/data-version.ts'
import { startListener, type Listener } from '#db/connection/listener.ts'
import { json, rowOf, text } from '#db/connection/row.ts'
import { setGameTime } from '#db/testing/game-time.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { rngFrom } from '#domain/rng.ts'
import { dueWork } from '#jobs/queue-due-work.ts'
import { stepsOf } from '#jobs/steps.ts'
import { checksums } from '#jobs/testing/checksum.ts'
import { idleProvider, onlyProvider } from '#jobs/testing/idle-provider.ts'
import { eventually } from '#db/testing/eventually.ts'
import { applyNews } from './apply-news.ts'
import type { MatchNews } from './match-source.ts'
import type { Provider } from './provider.ts'

const [FIRST = 0, SECOND = 0] = MATCHES
/** Forwards of the first match's home club. */
const [SCORER, OTHER] = [109, 110]
/** Time almost stands still: a repeated step writes the same moment. */
const STILL = 1e-6
const log = { ...silentLog, warn: vi.fn() }
const everything = ['match', 'match_event', 'player_match', 'round', 'lineup_score', 'ledger', 'manager_stat']
const written = [...everything, 'pick', 'correction', 'rank_history', 'data_version']

interface Told {
  at: Date
  state?: MatchNews['state']
  /** The scorers so far, in order. */
  goals?: number[]
}

/** The whole match so far, from the goals of the home club. */
function news({ at, state = 'live', goals = [] }: Told): MatchNews {
  const scouts = new Map<number, { goal: number }>([[SCORER, { goal: 0 }]])
  for (const playerId of goals) scouts.set(playerId, { goal: (scouts.get(playerId)?.goal ?? 0) + 1 })
  const event = { minute: 1, clubId: 1, awayScore: 0, detail: {} }
  return {
    asOfMs: at.getTime(),
    state,
    minute: 1,
    score: { home: goals.length, away: 0 },
    detail: {},
    endedAtMs: state === 'final' ? at.getTime() : null,
    events: [
      { ...event, seq: 0, kind: 'kick_off', playerId: null, homeScore: 0 },
      ...goals.map((playerId, i) => ({ ...event, seq: i + 1, kind: 'goal', playerId, homeScore: i + 1 })),
    ],
    players: [...scouts].map(([playerId, counts]) => ({ playerId, clubId: 1, scouts: counts })),
  }
}

/** The whole second source: what it says, and when. */
const script: Record<number, Told[]> = {
  [FIRST]: [
    { at: hours(0) },
    { at: hours(0.25), goals: [SCORER] },
    { at: hours(0.5), goals: [OTHER] },
    { at: hours(1), goals: [OTHER, OTHER] },
    { at: hours(2), goals: [OTHER, OTHER], state: 'final' },
    { at: hours(4), goals: [OTHER, OTHER, SCORER], state: 'final' },
  ],
  [SECOND]: [{ at: hours(1) }, { at: hours(3), state: 'final' }],
}

let database: TestDatabase
let live: Live
let listener: Listener
let now: Date
const settledRounds: number[] = []
const provider: Provider = {
  ...idleProvider,
  due: async (nowMs) =>
    Object.entries(script)
      .filter(([, told]) => told.some(({ at }) => at.getTime() <= nowMs))
      .map(([id]) => ({ matchId: Number(id), why: 'poll', atMs: nowMs })),
  read: async ({ matchId }) => {
    const told = script[matchId]?.findLast(({ at }) => at <= now)
    return told && news(told)
  },
  roundSettled: async (_trx, { id }) => void settledRounds.push(id),
}

beforeAll(async () => {
  database = await testDatabase()
  const { db, connection } = database
  await makeRound(db, { managers: 30, rng: rngFrom('a second source') })
  await sql`insert into scoring_rules (name, weights) values ('cartola-2025', '{}')`.execute(db)
  await sql`
    insert into pick (match_id, manager_id, outcome, home_goals, away_goals, saved_at)
    select ${FIRST}, id, 'H', 2, 0, game_now() from manager`.execute(db)
  live = createLive({ db, versions: createDataVersions(db), log })
  listener = await startListener({
    target: connection,
    channels: live.channels,
    onConnected: live.connected,
    log,
  })
})
afterAll(async () => {
  await live.feedOf(firstChampionship).idle()
  expect(log.warn).not.toHaveBeenCalled()
  await listener.close()
  await live.close()
  await database.drop()
})

/** Moves the clock to a moment and does everything due by then, in three passes: a step makes others due. */
async function goTo(at: Date): Promise<string[]> {
  const { db } = database
  now = at
  await setGameTime(db, at, STILL)
  const done: string[] = []
  for (let pass = 0; pass < 3; pass++)
    for (const { task, id, at: dueAt } of await dueWork(db, onlyProvider(provider)))
      if (dueAt <= at && task !== 'refit_forecasts')
        done.push(`${task} ${id} ${String(await stepsOf(db, onlyProvider(provider))[task]?.(id))}`)
  return done.filter((line) => !line.endsWith('nothing_new') && !line.startsWith('tell_notices'))
}

async function stored() {
  const { rows } = await rowOf({
    state: text,
    score: text,
    events: text.array.orNull,
    points: json<Record<string, number>>().orNull,
  }).sql`
    select m.state, m.home_score || '-' || m.away_score as score,
      (select array_agg(kind || coalesce(' ' || player_id, '') order by seq) from match_event e where e.match_id = m.id) as events,
      (select json_object_agg(player_id, point_tenths) from player_match p where p.match_id = m.id) as points
    from match m where m.id = ${FIRST}`.execute(database.db)
  return rows[0]
}

/** The player's points in the process that follows the announcements. */
const heardPoints = async (playerId: number) =>
  (await live.feedOf(firstChampionship).snapshot()).rankings.round?.pointsOf(playerId)

test('RL2 news of a round is refused until the round is locked', async () => {
  await setGameTime(database.db, hours(0), STILL)
  expect(await applyNews(database.db, FIRST, news({ at: hours(0) }))).toBe('round_not_locked')
  expect(await goTo(hours(0))).toEqual([`lock_round ${ROUND} locked`, `play_match ${FIRST} playing`])
  expect(await applyNews(database.db, SECOND, news({ at: hours(0) }))).toBe('early')
  expect(await stored()).toMatchObject({ state: 'live', score: '0-0', events: ['kick_off'] })
})

test('a goal gives its points in the database and in the live feed; the same news again changes nothing', async () => {
  expect(await goTo(hours(0.25))).toEqual([`play_match ${FIRST} playing`])
  expect(await stored()).toEqual({
    state: 'live',
    score: '1-0',
    events: ['kick_off', `goal ${SCORER}`],
    points: { [SCORER]: 80 },
  })
  await eventually(async () => expect(await heardPoints(SCORER)).toBe(80))
  const before = await checksums(database.db, written)
  expect(await goTo(hours(0.25))).toEqual([])
  expect(await applyNews(database.db, FIRST, news({ at: hours(0.3), goals: [SCORER] }))).toBe('nothing_new')
  expect(await checksums(database.db, written)).toEqual(before)
})

test('other news corrects: the goal was somebody else’s, and the first scorer loses the points', async () => {
  expect(await goTo(hours(0.5))).toEqual([`play_match ${FIRST} playing`])
  expect(await stored()).toEqual({
    state: 'live',
    score: '1-0',
    events: ['kick_off', `goal ${OTHER}`],
    points: { [SCORER]: 0, [OTHER]: 80 },
  })
  await eventually(async () => expect([await heardPoints(SCORER), await heardPoints(OTHER)]).toEqual([0, 80]))
})

test('a goal that is taken back leaves no event, no player and no points', async () => {
  const { db } = database
  expect(await applyNews(db, FIRST, { ...news({ at: hours(0.6) }), players: [] })).toBe('playing')
  expect(await stored()).toEqual({ state: 'live', score: '0-0', events: ['kick_off'], points: null })
  await eventually(async () => expect(await heardPoints(OTHER)).toBe(0))
})

test('news that is older than applied news is not applied', async () => {
  const before = await checksums(database.db, written)
  expect(await applyNews(database.db, FIRST, news({ at: hours(0.4), goals: [SCORER] }))).toBe('nothing_new')
  expect(await checksums(database.db, written)).toEqual(before)
})

test('RL4 full time settles the picks, and the last full time the round; every point can be traced', async () => {
  const { db } = database
  expect(await goTo(hours(1))).toEqual([`play_match ${FIRST} playing`, `play_match ${SECOND} playing`])
  const impossible = { ...news({ at: hours(1.5), state: 'final' }), score: { home: -1, away: 0 } }
  expect(await applyNews(db, FIRST, impossible)).toBe('impossible_score')
  expect(await goTo(hours(2))).toEqual([`play_match ${FIRST} over`, `settle_picks ${FIRST} settled`])
  expect(await applyNews(db, FIRST, news({ at: hours(2.5), goals: [OTHER] }))).toBe('already_over')
  expect(await goTo(hours(3))).toEqual([
    `play_match ${SECOND} over`,
    `settle_picks ${SECOND} nothing_to_do`,
    `settle_round ${ROUND} settled`,
  ])
  expect(settledRounds).toEqual([ROUND])
  expect((await audit(db)).filter(({ wrong }) => wrong > 0)).toEqual([])
})

test('RL5 other news about a finished match settles everything that followed again, once, and records the correction', async () => {
  const { db } = database
  expect(await goTo(hours(4))).toEqual([`play_match ${FIRST} corrected`])
  expect((await audit(db)).filter(({ wrong }) => wrong > 0)).toEqual([])
  const { rows } = await sql`
    select old_value as old, new_value as new, made_by as by from correction where match_id = ${FIRST} order by id`.execute(
    db,
  )
  expect(rows).toEqual([
    { old: { score: { home: 2, away: 0 } }, new: { score: { home: 3, away: 0 } }, by: 'source' },
    {
      old: { playerId: SCORER, scouts: { goal: 0 }, pointTenths: 0 },
      new: { playerId: SCORER, scouts: { goal: 1 }, pointTenths: 80 },
      by: 'source',
    },
  ])
  const { rows: graded } = await sql`select distinct points from pick where match_id = ${FIRST}`.execute(db)
  expect(graded).toEqual([{ points: PICK_POINTS.loserGoals }])
  const before = await checksums(db, written)
  expect(await goTo(hours(4))).toEqual([])
  expect(await checksums(db, written)).toEqual(before)
  expect(settledRounds).toEqual([ROUND])
})
