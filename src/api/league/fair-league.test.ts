import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { int, rowOf } from '#db/connection/row.ts'
import { OPEN_ROUND } from '#db/testing/market-fixture.ts'
import { leagueWorld, type LeagueWorld } from '#api/testing/league-world.ts'

let app: LeagueWorld['app']
let person: LeagueWorld['person']
let list: LeagueWorld['list']
type Somebody = Awaited<ReturnType<LeagueWorld['person']>>

beforeAll(async () => {
  ;({ app, person, list } = await leagueWorld())
})
afterAll(() => app.close())

const join = (who: Somebody, id: number, code?: string | null) =>
  who.call('POST', `/api/leagues/${id}/members`, { squadId: who.squadId, ...(code && { code }) })

async function privateLeague(owner: Somebody) {
  const { id } = (await owner.create({ visibility: 'private' })).body.league
  const codeOf = async () => (await owner.page(id)).inviteCode
  return { id, codeOf, path: `/api/leagues/${id}` }
}

test('a stranger gets the same answers from a private league as from one that does not exist', async () => {
  const [owner, stranger] = [await person(), await person()]
  const { id } = await privateLeague(owner)
  const asked = (leagueId: number): [string, string, unknown?][] => [
    ['GET', `/api/leagues/${leagueId}`],
    ['GET', `/api/leagues/${leagueId}?code=WRONG123`],
    ['PATCH', `/api/leagues/${leagueId}`, { name: 'Minha agora' }],
    ['DELETE', `/api/leagues/${leagueId}`],
    ['POST', `/api/leagues/${leagueId}/members`, { squadId: stranger.squadId }],
    ['POST', `/api/leagues/${leagueId}/members`, { squadId: stranger.squadId, code: 'WRONG123' }],
    ['DELETE', `/api/leagues/${leagueId}/members/${owner.squadId}`],
    ['POST', `/api/leagues/${leagueId}/invite`],
    ['DELETE', `/api/leagues/${leagueId}/invite`],
  ]
  const missing = asked(987_654)
  for (const [at, [method, path, body]] of asked(id).entries()) {
    const [, otherPath] = missing[at]!
    const [here, nowhere] = [await stranger.call(method, path, body), await stranger.call(method, otherPath, body)]
    expect({ ...here, body: { ...here.body, requestId: '' } }, `${method} ${path}`).toEqual({
      ...nowhere,
      body: { ...nowhere.body, requestId: '' },
    })
    expect(here.status).toBe(404)
  }
})

test('LG13 removed people do not return: neither with the old code nor the new one, nor to a public league', async () => {
  const [owner, member, friend] = [await person(), await person(), await person()]
  const { id, codeOf, path } = await privateLeague(owner)
  const old = await codeOf()
  expect((await join(member, id, old)).status).toBe(201)
  expect((await owner.call('DELETE', `${path}/members/${member.squadId}`)).status).toBe(204)
  const renewed = await codeOf()
  expect(renewed).not.toBe(old)
  for (const code of [old, renewed]) {
    expect((await join(member, id, code)).status).toBe(404)
    expect((await member.call('GET', `${path}?code=${code}`)).status).toBe(404)
    expect((await member.call('GET', `/api/leagues/invited?code=${code}`)).status).toBe(404)
  }
  expect((await join(friend, id, old)).status).toBe(404)
  expect((await join(friend, id, renewed)).status).toBe(201)

  const open = (await owner.create()).body.league.id
  await join(member, open)
  await owner.call('DELETE', `/api/leagues/${open}/members/${member.squadId}`)
  expect((await join(member, open)).body).toMatchObject({ status: 403, kind: 'removed_by_owner' })
})

test('LG13 only the owner changes and suspends the code', async () => {
  const [owner, friend] = [await person(), await person()]
  const { id, codeOf, path } = await privateLeague(owner)
  const old = await codeOf()
  const { body } = await owner.call('POST', `${path}/invite`)
  expect(body).toEqual({ inviteCode: await codeOf() })
  expect((await join(friend, id, old)).status).toBe(404)
  expect((await join(friend, id, body['inviteCode'] as string)).status).toBe(201)
  expect((await friend.call('POST', `${path}/invite`)).body['kind']).toBe('owner_needed')
  expect((await owner.call('DELETE', `${path}/invite`)).status).toBe(204)
  expect(await codeOf()).toBeNull()
  const late = await person()
  for (const code of [body['inviteCode'], '', 'null']) expect((await join(late, id, code as string)).status).toBe(404)
})

test('LG12 after a round has locked with a squad, neither its owner nor the league’s owner can remove it', async () => {
  const [owner, member] = [await person(), await person()]
  const { id } = (await owner.create()).body.league
  await join(member, id)
  const remove = (who: Somebody) => who.call('DELETE', `/api/leagues/${id}/members/${member.squadId}`)
  for (const passed of [sql`locked_at = game_now()`, sql`deadline_at = game_now()`]) {
    await sql`update round set ${passed} where id = ${OPEN_ROUND}`.execute(app.db)
    expect((await remove(owner)).body['kind']).toBe('cannot_remove')
    expect((await remove(member)).body['kind']).toBe('cannot_leave')
    await sql`update round set locked_at = null, deadline_at = game_now() + interval '1 day' where id = ${OPEN_ROUND}`.execute(
      app.db,
    )
  }
  expect((await remove(owner)).status).toBe(204)
})

test('LG14 owners who get leagues from others stop at ten, too', async () => {
  const [owner, heir] = [await person(), await person()]
  for (let i = 0; i < 10; i++) expect((await heir.create({ squadId: null })).status).toBe(201)
  const { id } = (await owner.create()).body.league
  await join(heir, id)
  const handed = await owner.call('PATCH', `/api/leagues/${id}`, { ownerId: heir.managerId })
  expect(handed.body).toMatchObject({ status: 409, kind: 'heir_full' })
})

test('LG14 FP2 one person who wants three hundred leagues gets ten, even with requests at once, and hears why', async () => {
  const owner = await person()
  const answers: Awaited<ReturnType<Somebody['create']>>[] = []
  for (let batch = 0; batch < 10; batch++)
    answers.push(...(await Promise.all(Array.from({ length: 15 }, () => owner.create({ squadId: null })))))
  const kinds = answers.map(({ status, body }) => (status === 201 ? 'made' : String((body as { kind?: string }).kind)))
  const count = (kind: string) => kinds.filter((one) => one === kind).length
  expect(count('made')).toBe(10)
  expect(count('too_many_leagues')).toBeGreaterThanOrEqual(80)
  expect(new Set(kinds)).toEqual(new Set(['made', 'too_many_leagues', 'too_many_creations']))
  // The owner's own squad took one of these tries.
  expect(count('too_many_creations')).toBe(51)
  const { rows } = await rowOf({ count: int }).sql`
    select count(*)::integer as count from league where owner_id = ${owner.managerId}`.execute(app.db)
  expect(rows).toEqual([{ count: 10 }])
})

test('SQ5 the table of a league says that a squad with two keepers does not play the next round', async () => {
  const owner = await person()
  const { id } = (await owner.create()).body.league
  const isComplete = async () => (await owner.page(id)).standings.items.map((place) => place.isComplete)
  expect(await isComplete()).toEqual([true])
  await sql`
    update squad set player_ids = array_replace(player_ids, player_ids[11], (
      select min(id)::smallint from player where position = 'Goleiro' and not id = any (squad.player_ids)))
    where id = ${owner.squadId}`.execute(app.db)
  expect(await isComplete()).toEqual([false])
})

test('LG15 a league shows no greater prize than its owner may still give this season', async () => {
  const owner = await person()
  await sql`
    insert into league (championship_id, name, format, visibility, prize, starts_at, ends_at, winner_squad_id, trophy_points,
      ended_at, created_at, owner_id)
    select 1, 'Antiga', 'pontos-corridos', 'public', 10000, ended - interval '9 days', ended, ${owner.squadId}::integer, points, ended,
      ended, ${owner.managerId}::integer
    from (values (game_now() - interval '1 day', 9900), (game_now() - interval '2 days', 9600), ('2019-05-05', 9000)) x (ended, points)`.execute(
    app.db,
  )
  const { league } = (await owner.create({ prize: 1000 })).body
  expect(league).toMatchObject({ prize: 1000, prizeMost: 500 })
  expect((await owner.page(league.id)).league.prizeMost).toBe(500)
  const { items } = await list('?scope=mine', owner.cookie)
  expect(items.map(({ name, prizeMost }) => [name, prizeMost])).toContainEqual(['Liga do bairro', 500])
  expect(items.find(({ name }) => name === 'Antiga')?.prizeMost, 'it has paid').toBe(10_000)
  expect((await (await person()).create({ prize: 1000 })).body.league.prizeMost).toBe(1000)
})
