import { afterAll, beforeAll, expect, test } from 'vitest'
import { silentLog } from '#db/connection/database-log.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { createReadiness } from './readiness.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const times = { patienceMs: 60_000, keptMs: 0 }
const ask = (pool: TestDatabase['pool']) => createReadiness(pool, silentLog, times)()
type Pool = TestDatabase['pool']
function failing(facts: object): Pool {
  const query = async () => {
    throw Object.assign(new Error('no'), facts)
  }
  return { query } as unknown as Pool
}

test('a migrated database that can be written is ready', async () => {
  expect(await ask(database.pool)).toEqual({ ready: true })
})

test('a database with a newer migration is ready', async () => {
  const { pool } = database
  await pool.query(`insert into schema_migration (version, name, checksum) values (9999, 'of_tomorrow', 'x')`)
  expect(await ask(pool)).toEqual({ ready: true })
  await pool.query('delete from schema_migration where version = 9999')
})

test('a database that lacks a migration of this version is not ready', async () => {
  const { pool } = database
  const { rows } = await pool.query<{ version: number; name: string }>(
    'delete from schema_migration where version = (select max(version) from schema_migration) returning *',
  )
  expect(await ask(pool)).toEqual({ ready: false, waitingFor: expect.stringContaining(rows[0]!.name) as string })
})

test('a read-only database is not ready', async () => {
  const { pool } = database
  const client = await pool.connect()
  await client.query('set default_transaction_read_only = on')
  expect(await ask(client as unknown as Pool)).toMatchObject({ waitingFor: 'a database that may be written' })
  client.release(true)
})

test.each([
  [{ code: '53100' }, 'disk space'],
  [{ code: 'ECONNREFUSED' }, 'database'],
  [{ code: '57P03' }, 'database'],
])('a database that fails with %o waits for: %s', async (error, waitingFor) => {
  expect(await ask(failing(error))).toEqual({ ready: false, waitingFor })
})

test('a silent database is not waited for, and parallel requests cause one query', async () => {
  let asked = 0
  const silent = { query: () => (asked++, new Promise(() => undefined)) } as unknown as Pool
  const readiness = createReadiness(silent, silentLog, { patienceMs: 5, keptMs: 60_000 })
  const answers = await Promise.all([readiness(), readiness(), readiness()])
  expect(answers).toEqual(Array.from({ length: 3 }, () => ({ ready: false, waitingFor: 'database' })))
  expect(asked).toBe(1)
})
