import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowOf, text } from '#db/connection/row.ts'
import { dayOf, monthOf, weekOf } from '#domain/clock/game-day.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { readFunctions } from './schema-files.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

test('every function of the database has its file, so that it can change without a migration', async () => {
  const { rows } = await rowOf({ name: text }).sql`
    select p.proname as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`.execute(database.db)
  const written = (await readFunctions()).flatMap(({ sql: text }) =>
    [...text.matchAll(/^create or replace function (\w+)\(([^)]*)\)/gm)].map(([, name = '', given = '']) => ({
      name,
      given,
    })),
  )
  expect(new Set(written.map(({ name, given }) => `${name}(${given})`)).size).toBe(written.length)
  const names = written.map(({ name }) => name)
  expect(rows.map(({ name }) => name).sort()).toEqual(names.sort())
})

test.each(['2026-06-01T02:59:59Z', '2026-06-01T03:00:00Z', '2027-01-01T02:00:00Z', '2026-02-28T12:00:00Z'])(
  'at %s the database and the domain agree on the day, week and month',
  async (at) => {
    const { rows } = await sql`
      select day_of(at)::text as day, week_of(at)::text as week, month_of(at)::text as month,
        extract(epoch from day_start(day_of(at)))::bigint * 1000 as start
      from (select ${at}::timestamptz as at) x`.execute(database.db)
    const atMs = Date.parse(at)
    const day = dayOf(atMs)
    expect(rows).toEqual([{ day, week: weekOf(atMs), month: monthOf(atMs), start: Date.parse(`${day}T03:00:00Z`) }])
  },
)
