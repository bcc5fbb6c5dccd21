import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { real, rowOf, type RowOf, text } from '#db/connection/row.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const readingRow = rowOf({ realBeforeS: real, gameS: real, realAfterS: real })
type Reading = RowOf<typeof readingRow>

/** Reads game time between two readings of real time, so that a slow machine cannot make the test fail. */
async function read(): Promise<Reading> {
  const { rows } = await readingRow.sql`
    select extract(epoch from clock_timestamp())::float8 as "realBeforeS", extract(epoch from game_now())::float8 as "gameS",
      extract(epoch from clock_timestamp())::float8 as "realAfterS"`.execute(database.db)
  return rows[0]!
}

/** Readings are rounded to a microsecond, which a pace of 1000 turns into a millisecond. */
const roundingS = 0.002

function expectPace(from: Reading, to: Reading, pace: { least: number; most: number }) {
  const passedS = to.gameS - from.gameS
  expect(passedS).toBeGreaterThanOrEqual(pace.least * (to.realBeforeS - from.realAfterS) - roundingS)
  expect(passedS).toBeLessThanOrEqual(pace.most * (to.realAfterS - from.realBeforeS) + roundingS)
}

test('a new database runs on real time', async () => {
  const { realBeforeS, gameS, realAfterS } = await read()
  expect(gameS).toBeGreaterThanOrEqual(realBeforeS - roundingS)
  expect(gameS).toBeLessThanOrEqual(realAfterS + roundingS)
})

test('game time follows the pace, and a change of pace never makes it jump', async () => {
  const real = await read()
  await sql`select set_pace(1, 1000)`.execute(database.db)
  const fast = await read()
  expectPace(real, fast, { least: 1, most: 1000 })
  await sql`select pg_sleep(0.1)`.execute(database.db)
  const faster = await read()
  expectPace(fast, faster, { least: 1000, most: 1000 })
  await sql`select set_pace(1, 1)`.execute(database.db)
  const slow = await read()
  expectPace(faster, slow, { least: 1, most: 1000 })
  expectPace(slow, await read(), { least: 1, most: 1 })
})

test.each([[0], [-1], [Number.POSITIVE_INFINITY], [Number.NaN]])('a pace of %d is refused', async (pace) => {
  await expect(sql`select set_pace(1, ${pace})`.execute(database.db)).rejects.toThrow(/championship_clock_pace_check/)
})

test('search_text finds names without their accents and can be indexed', async () => {
  const { rows } = await rowOf({ text: text }).sql`select search_text('São Luís Ótimo ÇÃ') as text`.execute(database.db)
  expect(rows).toEqual([{ text: 'sao luis otimo ca' }])
  await sql`create table person (name text)`.execute(database.db)
  await sql`create index on person using gin (search_text(name) gin_trgm_ops)`.execute(database.db)
})

test('name_order sorts as a Brazilian reader expects', async () => {
  const { rows } = await rowOf({ name: text }).sql`
    select name from unnest(array['Zico', 'Éder', 'ávila', 'Ana', 'Eduardo', 'Ângelo', 'Edmundo']) as name
    order by name collate name_order`.execute(database.db)
  expect(rows.map(({ name }) => name)).toEqual(['Ana', 'Ângelo', 'ávila', 'Éder', 'Edmundo', 'Eduardo', 'Zico'])
})
