import { sql } from 'kysely'
import { firstChampionship } from '#db/championship/championship.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { int, rowOf, text } from '#db/connection/row.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { marketPoints } from '#domain/price/market-points.ts'
import { leaveRoomForBots } from '#db/world/room-for-world.ts'
import { worldStatus } from '#db/world/world-status.ts'
import { checksums } from '#jobs/testing/checksum.ts'
import { origin, worldDatabase, type WorldDatabase } from '#jobs/testing/world-database.ts'
import { buildWorld } from './build-world.ts'
import { worldTables } from './world-tables.ts'
import { atLength } from '#test/gate.ts'

const quietly = { championshipId: firstChampionship, onProgress: () => undefined }

let first: WorldDatabase
let empty: TestDatabase[]
let olgaId: number | undefined
beforeAll(async () => {
  first = await worldDatabase()
  empty = [await testDatabase(), await testDatabase()]
  olgaId = await createPersonBefore(database(1))
})
afterAll(async () => {
  for (const database of [first, ...empty]) await database.drop()
})

const database = (index: number) => {
  const found = empty[index]
  if (!found) throw new Error('no such database')
  return found
}

/** Creates a person on a server that has no world yet. */
async function createPersonBefore({ db }: TestDatabase): Promise<number | undefined> {
  await leaveRoomForBots(db)
  const { rows } = await rowOf({ id: int }).sql`
    with person as (
      insert into manager (kind, name, name_key, country, avatar_seed, created_at)
      values ('account', 'Olga', 'olga', 'BR', 'olga', now()) returning id)
    insert into manager_stat (manager_id, championship_id) select id, 1 from person returning manager_id as id`.execute(
    db,
  )
  return rows[0]?.id
}

describe('the sample world', () => {
  atLength(() => {
    test('a world of another seed holds other rows', async () => {
      await buildWorld(database(1).pool, { ...origin, seed: origin.seed + 1 }, quietly)
      const ours = await checksums(first.db, worldTables)
      const other = await checksums(database(1).db, worldTables)
      const drawn = [
        'player',
        'match_event',
        'player_match',
        'manager',
        'squad',
        'lineup',
        'pick',
        'ledger',
        'manager_stat',
      ]
      for (const table of drawn) expect([table, other[table]]).not.toEqual([table, ours[table]])
    })
  })

  atLength(() => {
    test('a second database with the same seed and date holds the same rows', async () => {
      await buildWorld(database(0).pool, origin, quietly)
      const ours = await checksums(first.db, [...worldTables, 'setting'])
      expect(await checksums(database(0).db, [...worldTables, 'setting'])).toEqual(ours)
    })
  })

  test('every point of the world can be traced', async () => {
    expect((await audit(first.db)).filter(({ wrong }) => wrong > 0)).toEqual([])
  })

  test('it has the figures of the specification, scaled to its size', async () => {
    const status = await worldStatus(first.db, firstChampionship)
    expect(status.managers).toBe(520)
    expect(Object.keys(status.managersByCountry).length).toBe(6)
    expect(status.leagues).toBeGreaterThan(100)
    const days = (endsAt: string) => Math.floor((Date.parse(endsAt) - Date.parse('2026-05-20T03:00:00Z')) / 86_400_000)
    expect(status.featured.map(({ name, members, prize, endsAt }) => [name, members, prize, days(endsAt)])).toEqual([
      ['Liga Brasileirão 2025', 161, 100_000, 3],
      ['Copa Libertadores', 91, 250_000, 6],
      ['Liga dos Amigos', 12, 10_000, 2],
    ])
    expect(status.settledPicks).toBeGreaterThan(520 * 20)
    for (const sport of ['futebol', 'basquete', 'volei', 'tenis']) expect(status.matches[sport]).toBeGreaterThan(365)
    expect(status.rounds).toMatchObject({ live: 1 })
    const { rows } = await rowOf({ clubs: int, players: int, least: int }).sql`
      select count(distinct c.id)::integer as clubs, count(*)::integer as players,
        min(count(*)) over ()::integer as least
      from club c join player p on p.club_id = c.id where c.sport = 'futebol' group by c.id limit 1`.execute(first.db)
    expect(rows[0]?.least).toBe(22)
  })

  test('PR4 its first page and its market have the figures of the specification', async () => {
    const { rows } = await rowOf({ least: int, most: int, change: int }).sql`
      select min(points) as least, max(points) as most, percentile_disc(0.5) within group (order by abs(rank - previous_rank)) as change
      from (select * from manager_stat order by points desc limit 50) page`.execute(first.db)
    const [page] = rows
    expect(page!.least).toBeGreaterThanOrEqual(10_000)
    expect(page!.most).toBeLessThanOrEqual(100_000)
    expect(page!.change).toBeLessThanOrEqual(10)
    const { rows: players } = await rowOf({ recent: int.array }).sql`
      select array_agg(p.point_tenths order by m.starts_at desc) as recent
      from player_match p join match m on m.id = p.match_id where m.sport = 'futebol' group by p.player_id`.execute(
      first.db,
    )
    const points = players.map(({ recent }) => marketPoints(recent))
    expect(Math.min(...points)).toBeGreaterThanOrEqual(50)
    expect(Math.max(...points)).toBeGreaterThan(120)
    expect(Math.max(...points)).toBeLessThan(200)
  })

  test('the next six matches of football fall on consecutive days', async () => {
    const { rows } = await rowOf({ day: text }).sql`
      select day_of(starts_at)::text as day from match
      where sport = 'futebol' and starts_at > '2026-05-21T03:00:00Z' order by starts_at limit 6`.execute(first.db)
    expect(rows.map(({ day }) => day)).toEqual([21, 22, 23, 24, 25, 26].map((day) => `2026-05-${day}`))
  })

  test('the stored member count of a league is the number of its members', async () => {
    const { rows } = await sql`
      select g.id from league g
      where member_count <> (select count(*) from league_member m where m.league_id = g.id)`.execute(first.db)
    expect(rows).toEqual([])
  })

  test('a person on an empty server keeps their id when the world is built', async () => {
    const { rows } = await rowOf({ id: int }).sql`
      select m.id from manager m join manager_stat s on s.manager_id = m.id where m.name = 'Olga'`.execute(
      database(1).db,
    )
    expect(rows).toEqual([{ id: olgaId }])
    expect((await audit(database(1).db)).filter(({ wrong }) => wrong > 0)).toEqual([])
  })

  test('no world is built in a database in which people already play', async () => {
    const own = await testDatabase()
    await sql`
      insert into manager (kind, name, name_key, country, avatar_seed, created_at)
      values ('guest', 'Ana', 'ana', 'BR', 'ana', now())`.execute(own.db)
    expect(await buildWorld(own.pool, origin, quietly)).toBe('not_empty')
    const { rows } = await rowOf({ name: text }).sql`select name from manager`.execute(own.db)
    expect(rows).toEqual([{ name: 'Ana' }])
    await own.drop()
  })
})
