import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startClock } from '#db/clock/clock.ts'
import { rowOf, text } from '#db/connection/row.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { feedChampionship } from './testing/feed-championship.ts'
import { startFeedServer, type FeedServer } from './testing/feed-server.ts'
import { createProviders } from './providers.ts'
import { startWorker, type Worker } from './worker.ts'

let database: TestDatabase
let source: FeedServer
const workers: Worker[] = []
beforeAll(async () => {
  ;[database, source] = await Promise.all([testDatabase(), startFeedServer()])
})
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop()))
  await Promise.all([database.drop(), source.close()])
})

const match = (score?: [number, number]) => ({
  round: 'Matchday 1',
  date: '2030-05-04',
  time: '16:00 UTC-3',
  team1: 'Vila',
  team2: 'União',
  ...(score && { score: { ft: score } }),
})
const serve = (score?: [number, number]) =>
  source.serve({ '/liga.json': { body: JSON.stringify({ name: 'Liga', matches: [match(score)] }) } })

test('FD2 FD3 with two processes the market closes, the feed brings the result, the round is settled, and nothing is fetched twice', async () => {
  const { db, pool } = database
  serve()
  const made = {
    slug: 'liga',
    kind: 'openfootball',
    address: `${source.base}/liga.json`,
    hosts: [source.host],
  } as const
  const { championshipId, poller } = await feedChampionship(database, made)
  await startClock(db, championshipId, { at: new Date('2030-05-04T12:00:00Z') })
  const log = pino({ level: 'silent' })
  const start = () => startWorker({ db, pool, log, providers: createProviders(db, poller) })
  workers.push(await start(), await start())
  const state = async () => {
    const { rows } = await rowOf({ state: text })
      .sql`select state from round where championship_id = ${championshipId}`.execute(db)
    return rows[0]?.state
  }
  await expect.poll(state).toBe('open')
  expect(source.requests).toEqual(['/liga.json 200'])
  serve([2, 1])
  await startClock(db, championshipId, { at: new Date('2030-05-04T22:00:00Z') })
  await sql`update feed set next_at = clock_timestamp()`.execute(db)
  // A new worker searches for due work immediately; those that run already would do so within a minute.
  workers.push(await start())
  await expect.poll(state).toBe('settled')
  expect(source.requests).toEqual(['/liga.json 200', '/liga.json 200'])
})
