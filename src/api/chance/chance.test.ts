import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAsManager } from '#api/testing/sign-in-as-manager.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import type { OwnChances } from '#contract/chance.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { promotedOf } from '#domain/division/moves.ts'
import { settleRound } from '#jobs/life-cycle/settle-round.ts'
import { createRoundChances } from './round-chances.ts'
import { planOf, playToTheEnd } from '#jobs/testing/play-round.ts'
import { worldDatabase, type WorldDatabase } from '#jobs/testing/world-database.ts'

const LIVE = 108

let database: WorldDatabase
let app: TestApp
let cookie: string
let managerId: number
beforeAll(async () => {
  database = await worldDatabase()
  app = await testApp({ database })
  const { rows } = await rowOf({ id: int }).sql`
    select l.manager_id as id from lineup l join duel d on d.round_id = l.round_id and d.squad_a_id = l.squad_id
    join league_member x on x.squad_id = l.squad_id join league g on g.id = x.league_id
    where l.round_id = ${LIVE} and l.counts and g.format = 'pontos-corridos' and g.member_count between 2 and 60
      and game_now() between g.starts_at and g.ends_at order by 1 limit 1`.execute(app.db)
  managerId = rows[0]!.id
  cookie = await signInAsManager(app, managerId)
})
afterAll(() => app.close())

async function chances(headers: Record<string, string> = { cookie }): Promise<OwnChances> {
  const answer = await app.request('/api/rounds/own/chances', { headers })
  expect(answer.status).toBe(200)
  return (await answer.json()) as OwnChances
}

test('CH1 everybody gets the same draws, and repeated requests get the same answer; a visitor gets none', async () => {
  const first = await chances()
  expect(first.duel).not.toBeNull()
  expect(await chances()).toEqual(first)
  expect(await chances({})).toEqual({ duel: null, leagues: [], division: null, largeLeagues: 0, otherLeagues: 0 })
})

test('CH2 CH3 chances of the duel add up, and leagues say how many places win', async () => {
  const { duel, leagues } = await chances()
  expect(duel!.win + duel!.draw + duel!.lose).toBe(1000)
  expect(leagues.length).toBeGreaterThan(0)
  for (const { places, top } of leagues) {
    expect([1, 3]).toContain(places)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top).toBeLessThanOrEqual(1000)
  }
})

test('CH3 ten small leagues are simulated, and the number of the others is told', async () => {
  const before = await chances()
  const more = 12
  await sql`
    with own as (select squad_id, joined_at from lineup l join league_member x using (squad_id)
        where l.round_id = ${LIVE} and l.manager_id = ${managerId} and l.counts limit 1),
      rival as (select l.squad_id, l.manager_id from lineup l
        where l.round_id = ${LIVE} and l.counts and l.manager_id <> ${managerId} limit 1),
      made as (
        insert into league (championship_id, name, format, visibility, prize, starts_at, ends_at, created_at)
        select 1, 'Liga ' || i, 'pontos-corridos', 'private', 0, game_now() - interval '1 day', game_now() + interval '30 days', game_now()
        from generate_series(1, ${more}) i returning id)
    insert into league_member (league_id, squad_id, manager_id, joined_at)
    select made.id, own.squad_id, ${managerId}::integer, own.joined_at from made, own
    union all select made.id, rival.squad_id, rival.manager_id, own.joined_at from made, rival, own`.execute(app.db)
  const { leagues, otherLeagues, largeLeagues } = await chances()
  expect(leagues).toHaveLength(10)
  expect(otherLeagues).toBe(before.leagues.length + more - 10)
  expect([before.otherLeagues, largeLeagues]).toEqual([0, before.largeLeagues])
})

test('CH4 in a group of divisions, the chance is that of ending the round among the places that go up', async () => {
  const { division } = await chances()
  const { rows } = await rowOf({ size: int }).sql`
    select count(*)::integer as size from division_member m join division_member o using (cycle_id, group_number)
    join division_cycle c on c.id = m.cycle_id
    where m.manager_id = ${managerId} and ${LIVE} = any (c.round_ids)`.execute(app.db)
  expect(rows[0]!.size).toBeGreaterThan(1)
  expect(division!.places).toBe(promotedOf(rows[0]!.size))
  expect(division!.top).toBeGreaterThanOrEqual(0)
  expect(division!.top).toBeLessThanOrEqual(1000)
})

test.each([
  ['futsal', 40],
  ['fut7', 50],
  ['campo', 90],
] as const)(
  'CH1 in %s nearly nothing of a match remains in minute %i, and half of it at half-time',
  async (modality, end) => {
    const widthAt = async (minute: number) => {
      const trx = await app.db.startTransaction().execute()
      try {
        // The database does not let a championship with squads change its modality. The draws read no squads.
        await sql`set local session_replication_role = replica`.execute(trx)
        await trx.updateTable('championship').set({ modality }).where('id', '=', firstChampionship).execute()
        const running = { state: 'live', minute, home_score: 0, away_score: 0, ended_at: null } as const
        await trx.updateTable('match').set(running).where('round_id', '=', LIVE).execute()
        const { playerId } = await trx
          .selectFrom('player_match as line')
          .innerJoin('match', 'match.id', 'line.match_id')
          .select('line.player_id as playerId')
          .where('match.round_id', '=', LIVE)
          .where('line.took_part', '=', true)
          .orderBy('line.player_id')
          .executeTakeFirstOrThrow()
        const draws = await createRoundChances(trx, firstChampionship)(LIVE)
        const totals = [...draws.totalsOf({ playerIds: [playerId], captainId: playerId })]
        return Math.max(...totals) - Math.min(...totals)
      } finally {
        await trx.rollback().execute()
      }
    }
    const [whole, half, last] = [await widthAt(0), await widthAt(end / 2), await widthAt(end)]
    // The spread follows the square root of what remains, which is never less than a fiftieth.
    expect(half / whole).toBeCloseTo(Math.SQRT1_2, 1)
    expect(last / whole).toBeCloseTo(Math.sqrt(0.02), 1)
  },
)

test('CH2 CH4 when every match is over, the chances of duel and division are what the settlement will say', async () => {
  await playToTheEnd(app.db, database.provider, await planOf(app.db, LIVE))
  const fresh = await testApp({ database })
  const answer = await fresh.request('/api/rounds/own/chances', { headers: { cookie } })
  const { duel, division } = (await answer.json()) as OwnChances
  expect(await settleRound(app.db, LIVE, database.provider)).toBe('settled')
  const { rows } = await rowOf({ own: int, rival: int }).sql`
    select a_tenths as own, b_tenths as rival from duel d join lineup l on l.round_id = d.round_id and l.squad_id = d.squad_a_id
    where d.round_id = ${LIVE} and l.manager_id = ${managerId}`.execute(app.db)
  const { own, rival } = rows[0]!
  const decided = own > rival ? 'win' : own < rival ? 'lose' : 'draw'
  expect(duel).toEqual({ win: 0, draw: 0, lose: 0, [decided]: 1000 })
  const { rows: placed } = await rowOf({ place: int }).sql`
    select m.place from division_member m join division_cycle c on c.id = m.cycle_id
    where m.manager_id = ${managerId} and ${LIVE} = any (c.round_ids)`.execute(app.db)
  expect(division!.top).toBe(placed[0]!.place <= division!.places ? 1000 : 0)
  await fresh.live.close()
  await fresh.session.close()
})
