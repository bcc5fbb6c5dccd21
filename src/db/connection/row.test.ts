import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { bool, day, int, json, real, rowOf, text, time } from './row.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

test('a row with its declared columns passes', async () => {
  const all = rowOf({
    id: int.array,
    name: text.orNull,
    share: real,
    at: time,
    on: day,
    is: bool,
    more: json<{ a: 1 }>(),
  })
  const { rows } = await all.sql`
    select array[1, 2] as id, null::text as name, 0.5::real as share, now() as at, '2026-01-02'::date as on, true as is,
      '{"a": 1}'::jsonb as more`.execute(database.db)
  expect(rows).toEqual([
    { id: [1, 2], name: null, share: 0.5, at: expect.any(Date), on: '2026-01-02', is: true, more: { a: 1 } },
  ])
})

test.each([
  ['another type', rowOf({ id: int }).sql`select 'x' as id`, '"id" is declared as whole and has type 25'],
  ['another type of no rows', rowOf({ at: time }).sql`select 1 as at where false`, '"at" is declared as time'],
  ['an array', rowOf({ id: int }).sql`select array[1] as id`, '"id" is declared as whole'],
  ['a fraction', rowOf({ n: int }).sql`select 1.5 as n`, '"n" is declared as whole and holds 1.5'],
  ['a null', rowOf({ id: int }).sql`select null::integer as id`, '"id" is null and not declared so'],
  ['a column too many', rowOf({ id: int }).sql`select 1 as id, 2 as other`, '"other" is not declared'],
  ['a column too few', rowOf({ id: int, n: int }).sql`select 1 as id`, '"n" is declared and not answered'],
])('%s is refused in tests', async (_, statement, problem) => {
  await expect(statement.execute(database.db)).rejects.toThrow(problem)
})

test('columns of a built query are compared too', async () => {
  const { db } = database
  const of = (expression: ReturnType<typeof int.sql>) => db.selectNoFrom(expression.as('n')).execute()
  expect(await of(int.sql`1`)).toEqual([{ n: 1 }])
  await expect(of(int.sql`'1'::text`)).rejects.toThrow('"n" is declared as whole and has type 25')
  await expect(of(int.orNull.sql`true` as never)).rejects.toThrow('"n" is declared as whole')
})

test('a statement without a declaration is not compared', async () => {
  expect((await sql`select 1 as n`.execute(database.db)).rows).toEqual([{ n: 1 }])
})
