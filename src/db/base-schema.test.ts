import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

/** Game time and real time, read in one statement. */
async function times(): Promise<{ aheadS: number }> {
  const { rows } = await sql<{ aheadS: number }>`
    select extract(epoch from game_now() - clock_timestamp())::double precision as "aheadS"`.execute(database.db)
  return rows[0] ?? { aheadS: Number.NaN }
}

test('a new database lives in real time', async () => {
  expect(Math.abs((await times()).aheadS)).toBeLessThan(0.05)
})

test('game time passes at the pace, and a change of pace never makes it jump', async () => {
  await sql`select set_pace(1000)`.execute(database.db)
  const start = (await times()).aheadS
  expect(start).toBeLessThan(60)
  const { rows } = await sql<{ gameS: number; realS: number }>`
    with first as materialized (select clock_timestamp() as real, game_now() as game),
      pause as materialized (select pg_sleep(0.1) from first),
      second as materialized (select clock_timestamp() as real, game_now() as game from pause)
    select extract(epoch from second.game - first.game)::float8 as "gameS",
      extract(epoch from second.real - first.real)::float8 as "realS" from first, second`.execute(database.db)
  const [{ gameS, realS } = { gameS: 0, realS: 1 }] = rows
  expect(gameS / realS).toBeGreaterThan(950)
  expect(gameS / realS).toBeLessThan(1050)

  const before = (await times()).aheadS
  await sql`select set_pace(1)`.execute(database.db)
  const after = (await times()).aheadS
  expect(after).toBeGreaterThanOrEqual(before)
  expect((await times()).aheadS - after).toBeLessThan(0.05)
})

test.each([[0], [-1], [Number.POSITIVE_INFINITY], [Number.NaN]])('a pace of %d is refused', async (pace) => {
  await expect(sql`select set_pace(${pace})`.execute(database.db)).rejects.toThrow(/clock_pace_check/)
})

test('there is one clock', async () => {
  await expect(
    sql`insert into clock (real_anchor, game_anchor, pace) values (now(), now(), 1)`.execute(database.db),
  ).rejects.toThrow(/clock_pkey/)
})

test('search_text finds names without their accents and can be indexed', async () => {
  const { rows } = await sql<{ text: string }>`select search_text('São Luís Ótimo ÇÃ') as text`.execute(database.db)
  expect(rows).toEqual([{ text: 'sao luis otimo ca' }])
  await sql`create table person (name text)`.execute(database.db)
  await sql`create index on person using gin (search_text(name) gin_trgm_ops)`.execute(database.db)
})

test('name_order sorts as a Brazilian reader expects', async () => {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(array['Zico', 'Éder', 'ávila', 'Ana', 'Eduardo', 'Ângelo', 'Edmundo']) as name
    order by name collate name_order`.execute(database.db)
  expect(rows.map(({ name }) => name)).toEqual(['Ana', 'Ângelo', 'ávila', 'Éder', 'Edmundo', 'Eduardo', 'Zico'])
})
