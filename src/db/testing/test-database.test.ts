import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pendingMigrations } from '#db/migrate/migrate.ts'
import { testDatabase, type TestDatabase } from './test-database.ts'

let first: TestDatabase
let second: TestDatabase

beforeAll(async () => {
  ;[first, second] = await Promise.all([testDatabase(), testDatabase()])
})
afterAll(async () => {
  await Promise.all([first.drop(), second.drop()])
})

test('a clone has every migration', async () => {
  expect(await pendingMigrations(first.pool)).toEqual([])
})

test('clones share nothing', async () => {
  await first.db.insertInto('setting').values({ key: 'colour', value: '"green"' }).execute()
  expect(await first.db.selectFrom('setting').selectAll().execute()).toEqual([{ key: 'colour', value: 'green' }])
  expect(await second.db.selectFrom('setting').selectAll().execute()).toEqual([])
})

test('a dropped clone is gone', async () => {
  const third = await testDatabase()
  await third.drop()
  const { rows } = await sql`select 1 from pg_database where datname = ${third.connection.database}`.execute(first.db)
  expect(rows).toEqual([])
})
