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
beforeAll(async () => {
  database = await testDatabase()
  const { db, pool } = database
  const championshipId = await db
    .transaction()
    .execute((trx) => createChampionship(trx, { slug: 'novo', name: 'Novo', source: 'desk' }))
  await sql`
    insert into season (id, championship_id, sport, number, starts_on, ends_on)
    values (${SEASON}, ${championshipId}, 'futebol', 1, '2026-01-01', '2026-12-31')`.execute(db)
  worker = await startWorker({ db, pool, log, providers: createProviders(db) })
})
afterAll(async () => {
  await worker.stop()
  await database.drop()
})

/** How late it locked. */
async function lateMs(roundId: number): Promise<number> {
  const of = () =>
    database.db
      .selectFrom('round')
      .select(['state', 'deadline_at', 'locked_at'])
      .where('id', '=', roundId)
      .executeTakeFirstOrThrow()
  await expect.poll(async () => (await of()).state, { timeout: 20_000, interval: 50 }).toBe('locked')
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
  // Queued by then for its first deadline.
  await sql`select graphile_worker.add_job('lock_round', json_build_object('id', ${roundId}::integer), job_key => ${`lock_round:${roundId}`},
    run_at => clock_timestamp() + interval '50 minutes')`.execute(database.db)
  await sql`update round set deadline_at = game_now(championship_id) + interval '0.2 seconds' where id = ${roundId}`.execute(
    database.db,
  )
  expect(await lateMs(roundId)).toBeLessThan(MOST_LATE_MS)
})
