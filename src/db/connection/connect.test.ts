import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eventually } from '#db/testing/eventually.ts'
import { connect, transactionOf } from './connect.ts'
import { emptyTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await emptyTestDatabase()
})
afterAll(() => database.drop())

const value = async (expression: string) =>
  (await database.pool.query<{ value: unknown }>(`select ${expression} as value`)).rows[0]?.value

test.each([
  ['(select count(*) from (values (1), (2)) as t)', 2],
  ['9007199254740991::bigint', Number.MAX_SAFE_INTEGER],
  ['(select sum(n) from (values (5::bigint), (6)) as t (n))', 11],
  ['0.25::numeric', 0.25],
  ['array[1, null, 3]::bigint[]', [1, null, 3]],
  [`date '2026-11-14'`, '2026-11-14'],
  [`array[date '2026-11-14']`, ['2026-11-14']],
  [`timestamptz '2026-11-14 12:00:00.123+00'`, new Date('2026-11-14T12:00:00.123Z')],
])('select %s', async (expression, expected) => {
  expect(await value(expression)).toEqual(expected)
})

test('a whole number too large to be exact is an error, not another number', async () => {
  await expect(value('9007199254740993::bigint')).rejects.toThrow(RangeError)
  await expect(value('9007199254740993::numeric')).rejects.toThrow('does not fit a JavaScript number exactly')
  expect(await value('1')).toBe(1)
})

test('a statement that runs too long is cancelled', async () => {
  const { db, close } = connect({ connection: database.connection, statementTimeoutMs: 50 })
  await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toThrow('statement timeout')
  await close()
})

test('a connection the server closes is logged and replaced', async () => {
  const warn = vi.fn()
  const log = { info: vi.fn(), warn, error: vi.fn() }
  const { pool, close } = connect({ connection: database.connection, poolSize: 1, log })
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await eventually(() => expect(warn).toHaveBeenCalledOnce())
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await close()
})

test('closing twice, or before first use, is harmless', async () => {
  const connected = connect({ connection: database.connection })
  await Promise.all([connected.close(), connected.close()])
  expect(connected.pool.ended).toBe(true)
})

test('a borrowed transaction also runs work that would begin its own', async () => {
  const client = await database.pool.connect()
  expect(transactionOf(client).isTransaction).toBe(true)
  client.release()
})
