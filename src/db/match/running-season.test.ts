import { sql } from 'kysely'
import { firstChampionship } from '#db/championship/championship.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { runningSeasons } from './running-season.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query(`
    insert into club select i, 'futebol', 'c' || i, 'C' || i, 'C' || i, 'CC' || i, 'X', '#000', '#fff', 'plain', 1 from generate_series(1, 2) i;
    insert into season values (1, 'futebol', 1, '2026-01-01', '2026-03-01', 1), (2, 'futebol', 2, '2026-04-01', '2026-06-01', 1);
    insert into match (id, sport, season_id, home_club_id, away_club_id, starts_at, state, home_score, away_score)
    values (1, 'futebol', 1, 1, 2, '2026-02-01', 'final', 1, 0), (2, 'futebol', 2, 1, 2, '2026-05-01', 'final', 1, 0)`)
})
afterAll(() => database.drop())

async function running() {
  const { rows } =
    await sql`select * from (${runningSeasons(firstChampionship)}) r where season_id is not null`.execute(database.db)
  return rows
}

test('the season of the next match is the running one; after the last match, its season', async () => {
  expect(await running()).toEqual([{ sport: 'futebol', season_id: 2 }])
  await database.pool.query(`update match set state = 'scheduled', home_score = null, away_score = null where id = 1`)
  expect(await running()).toEqual([{ sport: 'futebol', season_id: 1 }])
})
