import { runMigrations } from 'graphile-worker'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstChampionship } from '#db/championship/championship.ts'
import { real, rowOf, text, time } from '#db/connection/row.ts'
import { failingJobs, readWorkQueue } from '#db/operator/work-queue.ts'
import { dueSteps } from '#db/round/due-work.ts'
import { queueWork } from '#db/round/queue-work.ts'
import { setGameTime } from '#db/testing/game-time.ts'
import { later } from '#db/testing/game-time.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { queueDueWork } from './queue-due-work.ts'
import type { Provider } from './life-cycle/provider.ts'
import { idleProvider, onlyProvider } from './testing/idle-provider.ts'

const start = new Date('2026-05-20T12:00:00Z')

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

/** Real seconds from now until each job runs. */
async function waits(): Promise<Record<string, number>> {
  const { rows } = await rowOf({ key: text, seconds: real }).sql`
    select key, extract(epoch from run_at - clock_timestamp())::float as seconds from graphile_worker.jobs`.execute(
    database.db,
  )
  return Object.fromEntries(rows.map(({ key, seconds }) => [key, seconds]))
}

test('nothing is queued before the first server has made the queue', async () => {
  await queueDueWork(database.db, onlyProvider({ ...idleProvider, choresDue: async () => ['chore'] }))
  await runMigrations({ pgPool: database.pool })
  expect(await waits()).toEqual({})
})

test('work of the provider is queued beside the steps of the life cycle', async () => {
  await setGameTime(database.db, start)
  const provider: Provider = {
    ...idleProvider,
    due: async (nowMs) => [{ matchId: 7, why: 'kick_off', atMs: nowMs + 600_000 }],
    choresDue: async () => ['chore'],
  }
  await queueDueWork(database.db, onlyProvider(provider))
  const { 'play_match:7': kickOff, 'chore:1': chore } = await waits()
  expect(kickOff).toBeGreaterThan(500)
  expect(chore).toBeLessThan(1)
})

test('queueing again moves a kick-off to its new time, but never delays a poll of a running match', async () => {
  const { db } = database
  await setGameTime(db, start)
  const poll = (seconds: number) =>
    queueWork(db, [
      { task: 'play_match', id: 1, championshipId: firstChampionship, at: later(start, { seconds }), isPoll: true },
    ])
  const kickOff = (seconds: number) =>
    queueWork(db, [{ task: 'play_match', id: 2, championshipId: firstChampionship, at: later(start, { seconds }) }])
  await poll(100)
  await poll(1_000)
  expect((await waits())['play_match:1']).toBeLessThan(100)
  await poll(50)
  expect((await waits())['play_match:1']).toBeLessThan(50)
  for (const seconds of [100, 1_000, 50]) {
    await kickOff(seconds)
    expect(Math.abs((await waits())['play_match:2']! - seconds)).toBeLessThan(30)
  }
})

test('a match is polled at most twice a second, however fast time runs', async () => {
  const { db } = database
  await setGameTime(db, start, 10_000)
  const { rows } = await rowOf({ at: time }).sql`select clock_timestamp() as at`.execute(db)
  await queueWork(db, [
    { task: 'play_match', id: 3, championshipId: firstChampionship, at: later(start, { seconds: 5 }), isPoll: true },
  ])
  const job = await rowOf({ at: time })
    .sql`select run_at as at from graphile_worker.jobs where key = 'play_match:3'`.execute(db)
  expect(job.rows[0]!.at.getTime() - rows[0]!.at.getTime()).toBeGreaterThanOrEqual(500)
})

test('steps that everybody waits for come first, and picks before their round', async () => {
  const { db } = database
  await setGameTime(db, start)
  await sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`.execute(db)
  const tasks = ['play_match', 'refit_forecasts', 'settle_round', 'settle_picks']
  await queueWork(
    db,
    tasks.map((task) => ({ task, id: 4, championshipId: firstChampionship, at: start })),
  )
  const { rows } = await rowOf({ task: text }).sql`
    select task_identifier as task from graphile_worker.jobs order by priority, run_at, id`.execute(db)
  expect(rows.map(({ task }) => task)).toEqual(['settle_picks', 'settle_round', 'play_match', 'refit_forecasts'])
})

test('a round is settled after the picks of its matches, and forecasts are fitted after the round', async () => {
  const { db } = database
  await setGameTime(db, start)
  await sql`insert into season (championship_id, id, sport, number, starts_on, ends_on) values (1, 1, 'futebol', 1, '2026-04-01', '2026-12-01')`.execute(
    db,
  )
  await sql`insert into club (championship_id, id, sport, slug, name, short_name, code, city, color_primary, color_secondary, pattern)
    select 1, n, 'futebol', 'c' || n, 'C' || n, 'C' || n, 'C0' || n, 'X', '#000000', '#ffffff', 'plain' from generate_series(1, 2) n`.execute(
    db,
  )
  await sql`insert into round (championship_id, id, season_id, number, state, deadline_at, ends_at, divided_at)
    values (1, 1, 1, 1, 'live', ${later(start, { hours: -4 })}, ${later(start, { hours: -1 })}, ${later(start, { hours: -4 })})`.execute(
    db,
  )
  await sql`insert into match (id, sport, season_id, round_id, home_club_id, away_club_id, starts_at, state, home_score, away_score, ended_at, picks_settled)
    values (1, 'futebol', 1, 1, 1, 2, ${later(start, { hours: -3 })}, 'final', 1, 0, ${later(start, { hours: -1 })}, true)`.execute(
    db,
  )
  const due = async () => (await dueSteps(db)).map(({ task }) => task)
  expect(await due()).toEqual(['settle_round'])
  await sql`update match set picks_settled = false`.execute(db)
  expect(await due()).toEqual(['settle_picks'])
  await sql`update match set picks_settled = true`.execute(db)
  await sql`update round set state = 'settled', settled_at = ${start}, settlements = 1`.execute(db)
  expect(await due()).toEqual(['refit_forecasts'])
})

test('jobs that failed are counted, and listed page by page, newest first', async () => {
  const { db } = database
  await sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`.execute(db)
  expect(await readWorkQueue(db)).toEqual({ waiting: 0, nextAtMs: null, failing: 0 })
  for (const key of ['settle_round:7', 'play_match:8', 'take_backup'])
    await sql`select graphile_worker.add_job(split_part(${key}, ':', 1), '{}', job_key => ${key})`.execute(db)
  expect(await failingJobs(db, { before: undefined, limit: 5 })).toEqual([])
  await sql`update graphile_worker._private_jobs set last_error = 'broken', attempts = 1,
    max_attempts = case key when 'play_match:8' then 1 else 25 end`.execute(db)
  expect(await readWorkQueue(db)).toMatchObject({ waiting: 2, failing: 3 })
  const first = await failingJobs(db, { before: undefined, limit: 2 })
  expect(first).toMatchObject([
    { task: 'take_backup', subjectId: 0, error: 'broken', nextTryAtMs: expect.any(Number) },
    { task: 'play_match', subjectId: 8, attempts: 1, nextTryAtMs: null },
  ])
  expect(await failingJobs(db, { before: first.at(-1)?.id, limit: 2 })).toMatchObject([{ subjectId: 7 }])
})
