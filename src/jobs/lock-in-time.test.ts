import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChampionship } from '#db/championship/championships.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { createProviders } from './providers.ts'
import { startWorker, type Worker } from './worker.ts'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined, debug: () => undefined }
const MOST_LATE_MS = 2_000
const SEASON = 7

let database: TestDatabase
let worker: Worker
let longJobs = 0
let endLongJobs: () => void
const longJobsEnd = new Promise<void>((resolve) => (endLongJobs = resolve))
beforeAll(async () => {
  database = await testDatabase()
  const { db, pool } = database
  const championshipId = await db
    .transaction()
    .execute((trx) => createChampionship(trx, { slug: 'novo', name: 'Novo', source: 'desk' }))
  await sql`
    insert into season (id, championship_id, sport, number, starts_on, ends_on)
    values (${SEASON}, ${championshipId}, 'futebol', 1, '2026-01-01', '2026-12-31')`.execute(db)
  const sendNotices = async () => {
    longJobs++
    await longJobsEnd
    return 0
  }
  worker = await startWorker({ db, pool, log, providers: createProviders(db), sendNotices })
})
afterAll(async () => {
  await worker.stop()
  await database.drop()
})

/** How late the round was locked, in milliseconds. */
async function lateMs(roundId: number): Promise<number> {
  const of = () =>
    database.db
      .selectFrom('round')
      .select(['state', 'deadline_at', 'locked_at'])
      .where('id', '=', roundId)
      .executeTakeFirstOrThrow()
  await expect.poll(async () => (await of()).state, { timeout: 10_000, interval: 50 }).toBe('locked')
  const { deadline_at, locked_at } = await of()
  return (locked_at?.getTime() ?? Infinity) - deadline_at.getTime()
}

async function makeRound(number: number, deadline: string): Promise<number> {
  await sql`
    insert into round (id, season_id, championship_id, number, deadline_at, ends_at)
    select ${number}, id, championship_id, ${number}, game_now(championship_id) + ${deadline}::interval, game_now(championship_id) + interval '1 day'
    from season where id = ${SEASON}`.execute(database.db)
  return number
}

test('RL2 a round that is made while the server runs locks within two seconds of its deadline', async () => {
  expect(await lateMs(await makeRound(1, '2.5 seconds'))).toBeLessThan(MOST_LATE_MS)
})

test('RL2 so does one whose deadline an organiser moves closer', async () => {
  const roundId = await makeRound(2, '50 minutes')
  // The lock is queued already, for the first deadline.
  await sql`select graphile_worker.add_job('lock_round', json_build_object('id', ${roundId}::integer), job_key => ${`lock_round:${roundId}`},
    run_at => clock_timestamp() + interval '50 minutes')`.execute(database.db)
  await sql`update round set deadline_at = game_now(championship_id) + interval '0.2 seconds' where id = ${roundId}`.execute(
    database.db,
  )
  expect(await lateMs(roundId)).toBeLessThan(MOST_LATE_MS)
})

test('RL2 a lock does not wait for longer jobs, however many run', async () => {
  for (const key of ['first', 'second', 'third'])
    await sql`select graphile_worker.add_job('send_notices', '{"id": 0}', job_key => ${key})`.execute(database.db)
  try {
    await expect.poll(() => longJobs, { interval: 50 }).toBe(2)
    expect(await lateMs(await makeRound(3, '0.2 seconds'))).toBeLessThan(MOST_LATE_MS)
    expect(longJobs, 'they still have all other slots').toBe(2)
  } finally {
    endLongJobs()
  }
})
