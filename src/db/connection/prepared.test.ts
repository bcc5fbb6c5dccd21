import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstChampionship } from '#db/championship/championship.ts'
import { openRound } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { prepared } from './prepared.ts'
import { int, rowOf, text } from './row.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

async function kept(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await rowOf({ statement: text })
    .sql`select statement from pg_prepared_statements order by prepare_time`.execute(db)
  return rows.map(({ statement }) => statement)
}

const plus = async (db: Kysely<Tables>, front: typeof prepared, n: number) =>
  (await rowOf({ sum: int }).sql`${front}select ${n}::integer + 1 as sum`.execute(db)).rows[0]?.sum

test('a marked statement is planned once per connection, and no other is', () =>
  database.db.connection().execute(async (db) => {
    expect([await plus(db, prepared, 1), await plus(db, prepared, 41), await plus(db, sql``, 2)]).toEqual([2, 42, 3])
    await openRound(db, firstChampionship)
    await openRound(db, firstChampionship)
    const statements = await kept(db)
    expect(statements.map((text) => text.includes('integer + 1'))).toEqual([true, false])
    expect(statements[1]).toContain('from "round"')
  }))

test('a table that gets another column meanwhile, for example from a newer version, can still be read', () =>
  database.db.connection().execute(async (db) => {
    const before = await openRound(db, firstChampionship)
    await sql`alter table round add column later_figure integer`.execute(db)
    expect(await openRound(db, firstChampionship)).toEqual(before)
    await sql`alter table round drop column later_figure`.execute(db)
  }))
