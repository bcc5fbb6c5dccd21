import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { firstChampionship } from '#db/championship/championship.ts'
import { createChampionship } from '#db/championship/championships.ts'
import { real, rowOf } from '#db/connection/row.ts'
import { later } from '#db/testing/game-time.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { lockClock, readClock, setPace, startClock } from './clock.ts'

const past = new Date('2024-04-13T15:00:00Z')
/** So slow that for a test time stands still. */
const STILL = 0.000_001

let database: TestDatabase
let realTime: ChampionshipId
let replayed: ChampionshipId
const create = async (slug: string) =>
  (await database.db.transaction().execute((trx) => createChampionship(trx, { slug, name: slug, source: 'file' })))!
beforeAll(async () => {
  database = await testDatabase()
  realTime = await create('de-verdade')
  replayed = await create('de-novo')
})
afterAll(() => database.drop())
beforeEach(async () => {
  await startClock(database.db, firstChampionship, { at: later(new Date(), { hours: 1_000 }), pace: 60 })
  await startClock(database.db, replayed, { at: past, pace: STILL })
})

const offBy = async (championshipId: ChampionshipId) => {
  const { rows } = await rowOf({ seconds: real }).sql`
    select extract(epoch from game_now(${championshipId}) - clock_timestamp())::float8 as seconds`.execute(database.db)
  return Math.abs(rows[0]!.seconds)
}

test('CP1 a championship without its own clock runs on real time, whatever the others do', async () => {
  expect(await offBy(realTime)).toBeLessThan(0.01)
  expect(await readClock(database.db, realTime)).toMatchObject({ pace: 1 })
  expect(await offBy(firstChampionship)).toBeGreaterThan(3_000_000)
  expect((await readClock(database.db, replayed)).now).toEqual(past)
})

test('CP2 nobody can speed up real time', async () => {
  const { db } = database
  expect(await setPace(db, realTime, 60)).toBe(false)
  expect(await readClock(db, realTime)).toMatchObject({ pace: 1 })
  expect(await setPace(db, replayed, 30)).toBe(true)
  expect(await readClock(db, replayed)).toMatchObject({ pace: 30 })
  expect(await readClock(db, firstChampionship)).toMatchObject({ pace: 60 })
})

test('things without a championship use the clock of the first one', async () => {
  const { db } = database
  await setPace(db, firstChampionship, 7)
  const { rows } = await rowOf({ apart: real }).sql`
    select abs(extract(epoch from game_now() - game_now(1)))::float8 as apart`.execute(db)
  expect(rows[0]?.apart).toBeLessThan(0.1)
})

test('a transaction that holds a clock keeps its pace to its end', async () => {
  const { db } = database
  const changed = await db.transaction().execute(async (trx) => {
    await lockClock(trx, replayed)
    return database.db.transaction().execute(async (other) => {
      await sql`set local lock_timeout = '50ms'`.execute(other)
      return setPace(other, replayed, 2).catch((error: unknown) => (error as { code?: string }).code)
    })
  })
  expect(changed).toBe('55P03')
})

describe('CP1 the database refuses by the clock of the championship', () => {
  const noon = new Date('2024-04-20T15:00:00Z')
  beforeAll(async () => {
    const { db } = database
    await sql`insert into season (id, championship_id, sport, number, starts_on, ends_on)
      values (50, ${replayed}, 'futebol', 1, '2024-04-01', '2024-12-01')`.execute(db)
    await sql`insert into club (id, championship_id, sport, slug, name, short_name, code, city, color_primary, color_secondary, pattern)
      select 50 + n, ${replayed}, 'futebol', 'c' || n, 'C' || n, 'C' || n, 'C0' || n, 'X', '#000000', '#ffffff', 'plain'
      from generate_series(1, 2) n`.execute(db)
    await sql`insert into round (id, championship_id, season_id, number, deadline_at, ends_at)
      values (50, ${replayed}, 50, 1, ${noon}, ${later(noon, { hours: 3 })})`.execute(db)
    await sql`insert into match (id, sport, season_id, round_id, home_club_id, away_club_id, starts_at)
      values (50, 'futebol', 50, 50, 51, 52, ${noon})`.execute(db)
    await sql`insert into manager (id, kind, name, name_key, country, avatar_seed, created_at)
      values (50, 'account', 'Ana', 'ana', 'BR', 'a', now())`.execute(db)
  })

  const saveSquad = () =>
    sql`insert into squad (modality, manager_id, championship_id, name, created_at, updated_at)
      values ('campo', 50, ${replayed}, 'Time', now(), now())`.execute(database.db)
  const savePick = () =>
    sql`insert into pick (match_id, manager_id, outcome, saved_at) values (50, 50, 'H', now())
      on conflict (match_id, manager_id) do update set saved_at = excluded.saved_at`.execute(database.db)

  test.each([
    ['squad', saveSquad, 'CR001'],
    ['pick', savePick, 'CR002'],
  ])('a %s', async (_what, save, code) => {
    await startClock(database.db, replayed, { at: later(noon, { hours: -1 }), pace: STILL })
    await save()
    await startClock(database.db, replayed, { at: noon, pace: STILL })
    await expect(save()).rejects.toMatchObject({ code })
  })
})

/** People, and who follows whom, belong to the whole server. */
const ofTheServer = [
  'manager/follow.ts',
  'manager/manager.ts',
  'person/forget-manager.ts',
  'person/manager-merge.ts',
  // A guest belongs to the whole server, whichever bolão they play in.
  'pool/pool-guest.ts',
]

test('CP1 every query for the time names its championship, except for things of the whole server', async () => {
  const folder = path.join(import.meta.dirname, '..')
  const files = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name))
  const asking: string[] = []
  for (const name of files)
    if (/game_now\(\)(?! gave)/.test(await readFile(path.join(folder, name), 'utf8'))) asking.push(name)
  expect(asking.filter((name) => !name.startsWith('testing')).sort()).toEqual(ofTheServer)
})
