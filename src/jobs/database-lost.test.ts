import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connect, type Connected } from '#db/connection/connect.ts'
import { silentLog } from '#db/connection/database-log.ts'
import { cuttableConnection, type CuttableConnection } from '#db/testing/cuttable-connection.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { eventually } from '#db/testing/eventually.ts'
import { patientPool } from './patient-pool.ts'
import { idleProvider, onlyProvider } from './testing/idle-provider.ts'
import { startWorker, type Worker } from './worker.ts'
import { atLength } from '#test/gate.ts'

let database: TestDatabase
let way: CuttableConnection
let connected: Connected
const unhandled: unknown[] = []
const note = (reason: unknown) => unhandled.push(reason)
beforeAll(async () => {
  process.on('unhandledRejection', note)
  database = await testDatabase()
  way = await cuttableConnection(database.connection)
  connected = connect({ connection: way.connection })
})
afterAll(async () => {
  process.off('unhandledRejection', note)
  await connected.close()
  await way.close()
  await database.drop()
})
beforeEach(() => void unhandled.splice(0))

interface Chore {
  run: (turn: number) => Promise<void>
  isDone: () => boolean
}

function startChore({ run, isDone }: Chore): Promise<Worker> {
  const { db, pool } = connected
  let turns = 0
  const provider = {
    ...idleProvider,
    chores: { chore: () => run(++turns) },
    choresDue: async () => (isDone() ? [] : ['chore']),
  }
  return startWorker({ db, pool, providers: onlyProvider(provider), log: silentLog })
}

const askOnce = () => sql`select 1`.execute(connected.db)
const jobsLeft = async () => (await sql`select from graphile_worker.jobs`.execute(database.db)).rows.length

test('a job that fails because the database is lost does not end the process, and runs once later', async () => {
  let done = 0
  let wentAway = false
  const worker = await startChore({
    isDone: () => done > 0,
    run: async (turn) => {
      if (turn === 1) {
        way.cut()
        await askOnce().finally(() => (wentAway = true))
      }
      await askOnce()
      done++
    },
  })
  await eventually(() => expect(wentAway).toBe(true))
  // The database is still lost.
  await expect(askOnce()).rejects.toThrow()
  way.mend()
  await eventually(() => expect(done).toBe(1))
  await eventually(async () => expect(await jobsLeft()).toBe(0))
  await worker.stop()
  expect([done, unhandled]).toEqual([1, []])
})

atLength(() => {
  test('a worker that stops waits for its running search for due work', async () => {
    const { db, pool } = connected
    const order: string[] = []
    let end = () => {}
    const ended = new Promise<void>((resolve) => (end = resolve))
    const choresDue = async () => {
      // The first search fails: the next one comes after a second instead of a minute.
      if (order.push('looks') === 1) throw new Error('away')
      await ended
      order.push('has looked')
      return []
    }
    const provider = { ...idleProvider, choresDue }
    const worker = await startWorker({ db, pool, providers: onlyProvider(provider), log: silentLog })
    await eventually(() => expect(order).toHaveLength(2))
    setTimeout(end, 500)
    await worker.stop()
    expect(order).toEqual(['looks', 'looks', 'has looked'])
  })
})

test('a job that ends while the database is lost does not run again', async () => {
  let done = 0
  const worker = await startChore({
    isDone: () => done > 0,
    run: async () => {
      done++
      way.cut()
      setTimeout(way.mend, 300)
    },
  })
  await eventually(() => expect(done).toBe(1))
  await eventually(async () => expect(await jobsLeft()).toBe(0))
  await worker.stop()
  expect([done, unhandled]).toEqual([1, []])
})

test('a worker stops without waiting for a lost database', async () => {
  let begun = false
  const worker = await startChore({
    isDone: () => false,
    run: async () => {
      begun = true
      way.cut()
      await askOnce()
    },
  })
  await eventually(() => expect(begun).toBe(true))
  await worker.stop()
  way.mend()
  expect(unhandled).toEqual([])
})

test('any failure other than a lost database is thrown', async () => {
  const pool = patientPool(connected.pool, { log: silentLog, signal: new AbortController().signal })
  const client = await pool.connect()
  await expect(client.query('select nonsense')).rejects.toThrow('nonsense')
})
