import { runMigrations } from 'graphile-worker'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstChampionship } from '#db/championship/championship.ts'
import { queueWork } from '#db/round/due-work.ts'
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
  const { rows } = await sql<{ key: string; seconds: number }>`
    select key, extract(epoch from run_at - clock_timestamp())::float as seconds from graphile_worker.jobs`.execute(
    database.db,
  )
  return Object.fromEntries(rows.map(({ key, seconds }) => [key, seconds]))
}

test('before the first server there is no queue, and nothing is asked of it', async () => {
  await queueDueWork(database.db, onlyProvider({ ...idleProvider, choresDue: async () => ['chore'] }))
  await runMigrations({ pgPool: database.pool })
  expect(await waits()).toEqual({})
})

test('what the provider wants is queued beside the steps of the life cycle', async () => {
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

test('asking again moves a kick-off to wherever it now is, but never puts a look at a running match off', async () => {
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

test('however fast time runs, a match is looked at twice a second at most', async () => {
  const { db } = database
  await setGameTime(db, start, 10_000)
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
  await queueWork(db, [
    { task: 'play_match', id: 3, championshipId: firstChampionship, at: later(start, { seconds: 5 }), isPoll: true },
  ])
  const job = await sql<{ at: Date }>`select run_at as at from graphile_worker.jobs where key = 'play_match:3'`.execute(
    db,
  )
  expect(job.rows[0]!.at.getTime() - rows[0]!.at.getTime()).toBeGreaterThanOrEqual(500)
})
