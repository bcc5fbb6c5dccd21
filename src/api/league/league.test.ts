import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinedSchema, type LeagueView } from '#contract/league.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { OPEN_ROUND } from '#db/testing/market-fixture.ts'
import { DAY_MS, leagueWorld, type LeagueWorld } from '#api/testing/league-world.ts'

let app: LeagueWorld['app']
let person: LeagueWorld['person']
let list: LeagueWorld['list']

beforeAll(async () => {
  ;({ app, person, list } = await leagueWorld())
})
afterAll(() => app.close())

describe('the list', () => {
  test('has the featured leagues first, in the specification’s order, for everybody', async () => {
    const { items: leagues, memberships } = await list()
    expect(leagues.slice(0, 2).map(({ name }) => name)).toEqual(['Liga Brasileirão 2025', 'Copa Libertadores'])
    expect(memberships).toEqual([])
  })

  test.each(['brasileirao', 'BRASILEIRÃO', 'brasilerao'])('finds “%s”', async (search) => {
    expect((await list(`?search=${encodeURIComponent(search)}`)).items[0]?.name).toBe('Liga Brasileirão 2025')
  })

  test('filters by format', async () => {
    const owner = await person()
    const { body } = await owner.create({ format: 'mata-mata', name: 'Copa de chave' })
    const knockouts = (await list('?format=mata-mata')).items
    expect(knockouts.map(({ id }) => id)).toContain(body.league.id)
    expect(new Set(knockouts.map(({ format }) => format))).toEqual(new Set(['mata-mata']))
    const tables = await list('?format=pontos-corridos')
    expect(tables.items.map(({ id }) => id)).not.toContain(body.league.id)
    expect(tables.total + knockouts.length).toBe((await list()).total)
  })

  test('hides private leagues, which members find among their own', async () => {
    const owner = await person()
    const { body } = await owner.create({ visibility: 'private', name: 'Só nós' })
    expect((await list('?search=nós')).items).toEqual([])
    expect((await list('?scope=mine', owner.cookie)).items.map(({ id }) => id)).toEqual([body.league.id])
  })
})

describe('joining', () => {
  test('shows at once, counts once and can be undone until a lock', async () => {
    const me = await person()
    const [league] = (await list()).items
    const path = `/api/leagues/${league!.id}/members`
    const joined = joinedSchema.parse((await me.call('POST', path, { squadId: me.squadId })).body)
    expect(joined).toMatchObject({ participants: league!.participants + 1, membership: { canLeave: true } })
    expect((await me.call('POST', path, { squadId: me.squadId })).body['kind']).toBe('already_joined')
    expect((await list()).items[0]?.participants).toBe(league!.participants + 1)
    expect((await me.call('DELETE', `${path}/${me.squadId}`)).status).toBe(204)
    expect((await list()).items[0]?.participants).toBe(league!.participants)

    await me.call('POST', path, { squadId: me.squadId })
    await sql`update round set locked_at = game_now() where id = ${OPEN_ROUND}`.execute(app.db)
    expect((await me.call('DELETE', `${path}/${me.squadId}`)).body['kind']).toBe('cannot_leave')
    await sql`update round set locked_at = null where id = ${OPEN_ROUND}`.execute(app.db)
  })

  test('LG10 is refused by a league that ends before the next deadline, and enters the next edition of a featured one', async () => {
    const me = await person()
    const inHours = async (hours: number, featured: number | null, format = 'pontos-corridos') => {
      const { rows } = await rowOf({ id: int }).sql`
        insert into league (championship_id, name, format, visibility, prize, starts_at, ends_at, featured, edition, created_at)
        values (1, 'Quase no fim', ${format}, 'public', 10, game_now() - interval '3 days',
          game_now() + make_interval(hours => ${hours}), ${featured}, 7, game_now()) returning id`.execute(app.db)
      return rows[0]!.id
    }
    const join = async (id: number) => {
      const answer = await me.call('POST', `/api/leagues/${id}/members`, { squadId: me.squadId })
      return [(await me.page(id)).league.hasMoreRounds, answer.body['kind'] ?? answer.status]
    }
    expect(await join(await inHours(12, null))).toEqual([false, 'no_more_rounds'])
    expect(await join(await inHours(12, 3))).toEqual([false, 201])
    expect(await join(await inHours(12, null, 'mata-mata'))).toEqual([true, 201])
    expect(await join(await inHours(36, null))).toEqual([true, 201])
    expect(await join(await inHours(24 * 300, null)), 'the calendar does not reach its end').toEqual([true, 201])
    expect((await me.create({ endsAtMs: Date.now() + DAY_MS / 2 })).body).toMatchObject({ kind: 'no_round_between' })
    expect((await list('?scope=mine&search=bairro', me.cookie)).items).toEqual([])
    await sql`delete from league_member m using league g where g.id = m.league_id and g.name = 'Quase no fim'`.execute(
      app.db,
    )
    await sql`delete from league where name = 'Quase no fim'`.execute(app.db)
  })

  test('works for a second squad of mine, and each squad can leave by itself', async () => {
    const me = await person()
    const copy = await me.call('POST', `/api/squads/${me.squadId}/copies`, { name: 'Outro', roundId: OPEN_ROUND })
    const otherId = (copy.body['squad'] as { id: number }).id
    const { id, name } = (await me.create()).body.league
    expect((await me.call('POST', `/api/leagues/${id}/members`, { squadId: otherId })).status).toBe(201)
    const ids = async () => (await list('', me.cookie)).memberships.map(({ squadId }) => squadId)
    expect(await ids()).toEqual([me.squadId, otherId])
    expect((await me.page(id)).memberships).toMatchObject([
      { leagueName: name, squadName: 'Time', leavesWithSquad: true },
      { leagueName: name, squadName: 'Outro', leavesWithSquad: true },
    ])
    await sql`update league_member set point_tenths = 5 where league_id = ${id} and squad_id = ${me.squadId}`.execute(
      app.db,
    )
    expect((await me.page(id)).memberships.map(({ leavesWithSquad }) => leavesWithSquad)).toEqual([false, true])
    for (const squadId of [me.squadId, otherId])
      expect((await me.call('DELETE', `/api/squads/${squadId}`)).status).toBe(204)
    expect((await me.page(id)).memberships.map(({ squadId }) => squadId)).toEqual([me.squadId])
  })

  test('is refused for another person’s squad', async () => {
    const [me, other] = [await person(), await person()]
    const [league] = (await list()).items
    const answer = await me.call('POST', `/api/leagues/${league!.id}/members`, { squadId: other.squadId })
    expect(answer.status).toBe(404)
  })

  test('a private league needs its code', async () => {
    const [owner, friend, stranger] = [await person(), await person(), await person()]
    const { body } = await owner.create({ visibility: 'private' })
    const { id } = body.league
    const code = (await owner.page(id)).inviteCode
    expect(code).toMatch(/^[A-Z0-9]{8}$/)
    expect((await stranger.call('GET', `/api/leagues/${id}`)).body['kind']).toBe('not_found')
    const found = await friend.call('GET', `/api/leagues/invited?code=${code?.toLowerCase()}`)
    expect((found.body['league'] as LeagueView).id).toBe(id)
    expect((await friend.call('POST', `/api/leagues/${id}/members`, { squadId: friend.squadId, code })).status).toBe(
      201,
    )
    expect((await friend.page(id)).standings.items).toHaveLength(2)
  })
})

describe('an own league', () => {
  test.each([
    ['LG4', 'invalid_request', { prize: 10_001 }],
    ['LG1', 'ends_before_start', { startsAtMs: Date.now() + 9 * DAY_MS }],
    ['LG1', 'ends_in_the_past', { startsAtMs: 1000, endsAtMs: 2000 }],
  ])('%s is refused as %s', async (_rule, kind, change) => {
    expect((await (await person()).create(change)).body['kind']).toBe(kind)
  })

  test('can be renamed, closed and handed over only by its owner', async () => {
    const [owner, heir] = [await person(), await person('Herdeira')]
    const { id } = (await owner.create()).body.league
    const path = `/api/leagues/${id}`
    expect((await heir.call('PATCH', path, { name: 'Minha agora' })).body['kind']).toBe('owner_needed')
    expect((await owner.call('PATCH', path, { ownerId: heir.managerId })).body['kind']).toBe('heir_not_member')
    await heir.call('POST', `${path}/members`, { squadId: heir.squadId })
    await owner.call('PATCH', path, { name: 'Liga da rua', ownerId: heir.managerId })
    expect((await heir.page(id)).league).toMatchObject({ name: 'Liga da rua', owner: { name: 'Herdeira' } })
    await heir.call('PATCH', path, { closed: true })
    const late = await person()
    expect((await late.call('POST', `${path}/members`, { squadId: late.squadId })).body['kind']).toBe('league_closed')
    expect((await heir.call('DELETE', `${path}/members/${owner.squadId}`)).status).toBe(204)
    expect((await heir.page(id)).standings.items.map(({ squadId }) => squadId)).toEqual([heir.squadId])
  })
})

describe('deleting a league', () => {
  test('LG11 works for its owner while nobody else is in and nothing was played', async () => {
    const [owner, friend] = [await person(), await person()]
    const { id } = (await owner.create({ visibility: 'private' })).body.league
    const path = `/api/leagues/${id}`
    const code = (await owner.page(id)).inviteCode
    expect((await friend.call('DELETE', path)).body['kind']).toBe('not_found')
    await friend.call('POST', `${path}/members`, { squadId: friend.squadId, code })
    expect((await friend.call('DELETE', path)).body['kind']).toBe('owner_needed')
    expect((await owner.page(id)).canDelete).toBe(false)
    expect((await owner.call('DELETE', path)).body['kind']).toBe('league_played')
    await friend.call('DELETE', `${path}/members/${friend.squadId}`)
    expect((await owner.page(id)).canDelete).toBe(true)
    await sql`update round set locked_at = game_now() where id = ${OPEN_ROUND}`.execute(app.db)
    expect((await owner.call('DELETE', path)).body['kind']).toBe('league_played')
    await sql`update round set locked_at = null where id = ${OPEN_ROUND}`.execute(app.db)
    expect((await owner.call('DELETE', path)).status).toBe(204)
    expect((await owner.call('GET', path)).status).toBe(404)
    const told = await sql`select 1 from activity where type = 'league_joined' and data->>'leagueId' = ${String(id)}
      and manager_id = ${owner.managerId}`.execute(app.db)
    expect(told.rows).toEqual([])
  })
})
