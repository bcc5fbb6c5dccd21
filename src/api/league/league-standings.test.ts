import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SETTLED_ROUND } from '#db/testing/market-fixture.ts'
import { DAY_MS, leagueWorld, type LeagueWorld } from '#api/testing/league-world.ts'

let app: LeagueWorld['app']
let eleven: LeagueWorld['eleven']
let person: LeagueWorld['person']

beforeAll(async () => {
  ;({ app, eleven, person } = await leagueWorld())
})
afterAll(() => app.close())

describe('standings', () => {
  test('every page has my place, overall and by round', async () => {
    const me = await person()
    const { id } = (await me.create({ startsAtMs: Date.now() - 20 * DAY_MS })).body.league
    await sql`with m as (
        insert into manager (kind, name, name_key, country, avatar_seed, created_at)
        select 'bot', 'Robô ' || n, 'robo' || n, 'BR', 's' || n, game_now() from generate_series(1, 60) n returning id
      ), s as (
        insert into squad (championship_id, modality, manager_id, name, created_at, updated_at) select 1, 'campo', id, 'Time ' || id, game_now(), game_now() from m
        returning id, manager_id
      ), e as (
        insert into league_member (league_id, squad_id, manager_id, joined_at, point_tenths, rank)
        select ${id}, id, manager_id, game_now() - interval '10 days', 1000 - row_number() over (order by id), row_number() over (order by id) from s
        returning squad_id, manager_id, point_tenths
      ) select count(*) from e`.execute(app.db)
    await sql`update league_member set rank = 61, joined_at = game_now() - interval '10 days'
      where league_id = ${id} and squad_id = ${me.squadId}`.execute(app.db)
    await sql`insert into lineup (round_id, squad_id, manager_id, player_ids, captain_id, counts, locked_at)
      select ${SETTLED_ROUND}, squad_id, manager_id, ${eleven}::integer[], ${eleven[0]}, true, game_now() - interval '9 days'
      from league_member where league_id = ${id}`.execute(app.db)
    await sql`insert into lineup_score (round_id, squad_id, manager_id, point_tenths, rank)
      select ${SETTLED_ROUND}, squad_id, manager_id, case when squad_id = ${me.squadId} then 700 else squad_id end, 1
      from league_member where league_id = ${id}`.execute(app.db)

    const first = await me.page(id)
    expect(first.standings.items.map(({ rank }) => rank)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1))
    expect(first.mine).toMatchObject([{ rank: 61, squadId: me.squadId }])
    expect((await me.page(id, '?cursor=page-2')).standings.items).toHaveLength(11)
    expect(first.minePage).toBe(2)
    await sql`update league_member set rank = 45 where league_id = ${id} and rank > 44`.execute(app.db)
    const shared = await me.page(id)
    const at = shared.standings.items.findIndex(({ squadId }) => squadId === me.squadId)
    expect([shared.minePage, at]).toEqual([1, 44])
    await sql`update league_member set rank = case when squad_id = ${me.squadId} then 61 else 1000 - point_tenths end
      where league_id = ${id}`.execute(app.db)
    expect(first.rounds).toEqual([{ id: SETTLED_ROUND, number: 1, isLive: false }])
    const round = await me.page(id, `?round=${SETTLED_ROUND}`)
    expect(round.standings.items[0]).toMatchObject({ squadId: me.squadId, rank: 1, pointTenths: 700 })
    expect(round.mine).toMatchObject([{ rank: 1, pointTenths: 700 }])

    await sql`update league_member set joined_at = game_now() - interval '8 days'
      where league_id = ${id} and squad_id = ${me.squadId}`.execute(app.db)
    const late = await me.page(id, `?round=${SETTLED_ROUND}`)
    expect(late.mine, 'LG2: a round that locked before joining does not count').toEqual([])
    expect(late.standings.items.some(({ squadId }) => squadId === me.squadId)).toBe(false)
  })

  test('LG9 in a knockout, whoever got further is higher, whatever the points', async () => {
    const people = [await person(), await person(), await person(), await person()] as const
    const [me, second, third, fourth] = people.map(({ squadId }) => squadId) as [number, number, number, number]
    const { id } = (await people[0].create({ format: 'mata-mata' })).body.league
    for (const one of people.slice(1)) await one.call('POST', `/api/leagues/${id}/members`, { squadId: one.squadId })
    expect((await people[0].page(id)).standings.items.map(({ rank }) => rank)).toEqual([null, null, null, null])
    await sql`insert into league_tie (league_id, stage, slot, round_id, squad_a_id, squad_b_id, a_tenths, b_tenths, winner_squad_id) values
      (${id}, 1, 0, ${SETTLED_ROUND}, ${me}, ${fourth}, 300, 200, ${me}),
      (${id}, 1, 1, ${SETTLED_ROUND}, ${second}, ${third}, 910, 900, ${second}),
      (${id}, 2, 0, null, ${me}, ${second}, null, null, null)`.execute(app.db)
    const semis = await people[0].page(id)
    const placesOf = ({ standings }: typeof semis) =>
      standings.items.map((row) => [row.rank, row.squadId, row.pointTenths])
    const losers = [
      [3, third, 900],
      [4, fourth, 200],
    ]
    expect(placesOf(semis)).toEqual([[1, second, 910], [2, me, 300], ...losers])
    expect(semis.mine).toMatchObject([{ rank: 2, pointTenths: 300 }])
    expect(semis.memberships).toMatchObject([{ rank: 2, pointTenths: 300 }])
    expect(semis.rounds).toEqual([{ id: SETTLED_ROUND, number: 1, isLive: false }])
    await sql`update league_tie set a_tenths = 500, b_tenths = 400, winner_squad_id = ${me}
      where league_id = ${id} and stage = 2`.execute(app.db)
    expect(placesOf(await people[0].page(id))).toEqual([[1, me, 800], [2, second, 1310], ...losers])
  })

  test('a knockout shows its bracket and accepts nobody any more', async () => {
    const [me, rival, late] = [await person(), await person(), await person()]
    const { id } = (await me.create({ format: 'mata-mata' })).body.league
    await rival.call('POST', `/api/leagues/${id}/members`, { squadId: rival.squadId })
    await sql`insert into league_tie (league_id, stage, slot, squad_a_id, squad_b_id, a_tenths, b_tenths, winner_squad_id)
      values (${id}, 1, 0, ${me.squadId}, ${rival.squadId}, 500, 400, ${me.squadId})`.execute(app.db)
    const { ties, league } = await me.page(id)
    expect(ties).toMatchObject([{ a: { squadId: me.squadId, pointTenths: 500 }, winnerSquadId: me.squadId }])
    expect(league.isClosed).toBe(true)
    expect((await late.call('POST', `/api/leagues/${id}/members`, { squadId: late.squadId })).body['kind']).toBe(
      'league_closed',
    )
  })
})
