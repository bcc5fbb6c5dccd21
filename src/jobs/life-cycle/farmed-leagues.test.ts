import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { storeCaps } from '#db/setting/caps.ts'
import { worldDatabase, type WorldDatabase } from '#jobs/testing/world-database.ts'
import { endDueLeagues } from './end-leagues.ts'

let base: WorldDatabase
beforeAll(async () => {
  base = await worldDatabase()
})
afterAll(() => base.drop())

/** Leagues that end here can be closed: a league would wait for a live round whose deadline lies within its dates. */
const beforeTheLiveRound = sql`(select deadline_at from round where state = 'live')`

const wrong = async () => (await audit(base.db)).filter((finding) => finding.wrong > 0)
const one = async <T>(query: RawBuilder<T>): Promise<T | undefined> => (await query.execute(base.db)).rows[0]

test('LG3 LG5 ten guests without lineups give a league’s winner neither title nor trophy', async () => {
  const { db } = base
  const league = await one(rowOf({ id: int }).sql`
    insert into league (championship_id, name, format, visibility, prize, starts_at, ends_at, created_at)
    values (1, 'Liga vazia', 'pontos-corridos', 'private', 10000, game_now() - interval '20 days', ${beforeTheLiveRound}, game_now())
    returning id`)
  const id = league?.id
  await sql`
    with guest as (
      insert into manager (kind, name, name_key, country, avatar_seed, created_at)
      select 'guest', 'Convidado ' || n, 'vazio' || n, 'BR', 'v', game_now() from generate_series(1, 10) n returning id
    ),
    team as (
      insert into squad (championship_id, modality, manager_id, name, created_at, updated_at) select 1, 'campo', id, 'Vazio', game_now(), game_now() from guest
      returning id, manager_id
    )
    insert into league_member (league_id, squad_id, manager_id, joined_at, point_tenths)
    select ${id}, id, manager_id, game_now() - interval '20 days', (
      select coalesce(sum(c.point_tenths), 0) from lineup_score c join round r on r.id = c.round_id
      where c.squad_id = s.id and r.deadline_at > game_now() - interval '20 days')
    from (select id, manager_id from team union all select id, manager_id from squad where id = 1) s`.execute(db)
  const titles = rowOf({ titles: int }).sql`select leagues_won as titles from manager_stat where manager_id = 1`
  const before = await one(titles)
  expect(await endDueLeagues(db, firstChampionship)).toBe(1)
  expect(
    await one(
      sql`select ended_at is not null as "isOver", winner_squad_id as winner, trophy_points as trophy from league where id = ${id}`,
    ),
  ).toEqual({ isOver: true, winner: null, trophy: null })
  expect(await one(titles)).toEqual(before)
  expect(await wrong()).toEqual([])
})

test.each([
  ['of one owner', sql`1`],
  ['of ten owners, won by one', sql`n`],
])('LG15 farming: leagues %s give no more trophy points in a season than the cap', async (_whose, owner) => {
  const { db } = base
  await storeCaps(db, { prizesPerSeason: 3000 })
  const ids = await rowOf({ id: int }).sql`
    insert into league (championship_id, name, format, visibility, prize, starts_at, ends_at, created_at, owner_id)
    select 1, 'Fazenda', 'pontos-corridos', 'private', 10000, game_now() - interval '20 days', ${beforeTheLiveRound}, game_now(), ${owner}
    from generate_series(20, 29) n returning id`.execute(db)
  const farmed = ids.rows.map(({ id }) => id)
  await sql`
    insert into league_member (league_id, squad_id, manager_id, joined_at, point_tenths, rank)
    select g.id, s.id, s.manager_id, game_now() - interval '20 days', s.tenths, rank() over (partition by g.id order by s.tenths desc)
    from unnest(${farmed}::integer[]) g (id), (
      select s.id, s.manager_id, coalesce(sum(c.point_tenths), 0) as tenths
      from squad s join lineup_score c on c.squad_id = s.id join round r on r.id = c.round_id
      where s.id between 1 and 11 and r.deadline_at > game_now() - interval '20 days' group by s.id, s.manager_id
    ) s`.execute(db)
  expect(await endDueLeagues(db, firstChampionship)).toBe(10)
  const { rows } = await rowOf({ trophy: int, winners: int }).sql`
    select sum(trophy_points)::integer as trophy, count(distinct winner_squad_id)::integer as winners
    from league where id = any (${farmed}::integer[])`.execute(db)
  expect(rows[0]?.winners).toBe(1)
  expect(rows[0]?.trophy).toBeLessThanOrEqual(3000)
  expect(await wrong()).toEqual([])
  await storeCaps(db, {})
})
