import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinedPoolSchema } from '#contract/pool.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { recountPerson } from '#db/pool/pool-sums.ts'
import { POOL_PRESETS } from '#domain/pool/pool-scoring.ts'
import { DAY_MS, leagueWorld, type LeagueWorld } from '#api/testing/league-world.ts'

let app: LeagueWorld['app']
let person: LeagueWorld['person']
let list: LeagueWorld['list']

beforeAll(async () => {
  ;({ app, person, list } = await leagueWorld())
})
afterAll(() => app.close())

type Person = Awaited<ReturnType<LeagueWorld['person']>>

async function bolaoOf(owner: Person, change: Record<string, unknown> = {}) {
  const { body } = await owner.create({
    format: 'bolao',
    name: 'Bolão da firma',
    squadId: null,
    startsAtMs: Date.now(),
    ...change,
  })
  return body.league
}
const peopleOf = (id: number) => `/api/pools/${id}/members`

test('BL1 people join a bolão without a squad, once, and can undo it; a squad cannot join', async () => {
  const [owner, friend] = [await person(), await person()]
  const { id } = await bolaoOf(owner)
  const joined = joinedPoolSchema.parse((await friend.call('POST', peopleOf(id), {})).body)
  expect(joined).toMatchObject({ participants: 2, place: { leagueId: id, rank: null, points: 0, canLeave: true } })
  expect((await friend.call('POST', peopleOf(id), {})).body['kind']).toBe('already_joined_pool')
  const squadIn = await friend.call('POST', `/api/leagues/${id}/members`, { squadId: friend.squadId })
  expect(squadIn.body['kind']).toBe('joins_without_squad')
  const page = await friend.page(id)
  expect(page.league).toMatchObject({ format: 'bolao', participants: 2 })
  expect(page.pool?.table.items.map(({ managerId }) => managerId)).toEqual([owner.managerId, friend.managerId])
  expect(page.pool).toMatchObject({ scoring: POOL_PRESETS.craque, sport: 'futebol', isFrozen: false })
  expect((await list('?format=bolao', friend.cookie)).pools).toMatchObject([{ leagueId: id }])
  expect((await list('?scope=mine', friend.cookie)).items.map((league) => league.id)).toEqual([id])
  expect((await friend.call('DELETE', `${peopleOf(id)}/${friend.managerId}`)).status).toBe(204)
  expect((await list('?scope=mine', friend.cookie)).items).toEqual([])

  const league = (await owner.create()).body.league
  expect((await friend.call('POST', peopleOf(league.id), {})).body['kind']).toBe('joins_with_squad')
})

test('BL1 a visitor becomes a guest by joining', async () => {
  const { id } = await bolaoOf(await person())
  const answer = await app.request(peopleOf(id), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(answer.status).toBe(201)
  expect(answer.headers.get('set-cookie')).toBeTruthy()
})

test('BL1 a private bolão needs its code, and removed people do not return (LG13)', async () => {
  const [owner, friend, stranger] = [await person(), await person(), await person()]
  const { id } = await bolaoOf(owner, { visibility: 'private' })
  const code = (await owner.page(id)).inviteCode
  expect((await stranger.call('POST', peopleOf(id), {})).body['kind']).toBe('not_found')
  expect((await stranger.call('GET', `/api/leagues/${id}`)).status).toBe(404)
  expect((await friend.call('POST', peopleOf(id), { code })).status).toBe(201)
  expect((await friend.page(id)).inviteCode).toBe(code)
  expect((await friend.call('DELETE', `${peopleOf(id)}/${owner.managerId}`)).body['kind']).toBe('owner_needed')
  expect((await owner.call('DELETE', `${peopleOf(id)}/${friend.managerId}`)).status).toBe(204)
  const renewed = (await owner.page(id)).inviteCode
  expect(renewed).not.toBe(code)
  expect((await friend.call('POST', peopleOf(id), { code: renewed })).body['kind']).toBe('not_found')
})

test('BL3 BL5 after a kick-off nobody leaves and the scoring stays', async () => {
  const [owner, friend] = [await person(), await person()]
  const { id } = await bolaoOf(owner, { pool: { sport: null, scoring: POOL_PRESETS.kicktipp, joins: true } })
  await friend.call('POST', peopleOf(id), {})
  const change = (scoring: object) => owner.call('PATCH', `/api/leagues/${id}`, { scoring })
  expect((await change({ ...POOL_PRESETS.cheio, difference: 11 })).body['kind']).toBe('line_above_exact')
  expect((await change(POOL_PRESETS.cheio)).status).toBe(200)
  expect((await friend.call('PATCH', `/api/leagues/${id}`, { scoring: POOL_PRESETS.cheio })).body['kind']).toBe(
    'owner_needed',
  )
  expect((await owner.page(id)).pool?.scoring).toEqual(POOL_PRESETS.cheio)

  await sql`update league set starts_at = game_now() - interval '3 days' where id = ${id}`.execute(app.db)
  await sql`update pool_member set joined_at = game_now() - interval '2 days' where league_id = ${id}`.execute(app.db)
  const { rows } = await rowOf({ id: int }).sql`
    update match set starts_at = game_now() - interval '1 minute' where id = (
      select id from match where state = 'scheduled' order by starts_at limit 1) returning id`.execute(app.db)
  expect(rows).toHaveLength(1)
  expect((await change(POOL_PRESETS.vencedor)).body['kind']).toBe('scoring_frozen')
  expect((await friend.page(id)).pool).toMatchObject({ isFrozen: true, place: { canLeave: false } })
  expect((await friend.call('DELETE', `${peopleOf(id)}/${friend.managerId}`)).body['kind']).toBe('cannot_leave_pool')
  expect((await owner.call('DELETE', `${peopleOf(id)}/${friend.managerId}`)).body['kind']).toBe(
    'cannot_remove_from_pool',
  )
  expect((await owner.call('DELETE', `/api/leagues/${id}`)).body['kind']).toBe('league_played')
})

test('BL2 BL5 a bolão without a match to come is not made and accepts nobody', async () => {
  const [owner, late] = [await person(), await person()]
  const soon = { endsAtMs: Date.now() + 60_000, startsAtMs: Date.now() - 1000 }
  expect((await owner.create({ format: 'bolao', squadId: null, ...soon })).body).toMatchObject({
    kind: 'no_match_between',
  })
  const { id } = await bolaoOf(owner, { endsAtMs: Date.now() + 30 * DAY_MS })
  await sql`update league set ends_at = game_now() + interval '1 minute' where id = ${id}`.execute(app.db)
  expect((await late.page(id)).league.hasMoreRounds).toBe(false)
  expect((await late.call('POST', peopleOf(id), {})).body['kind']).toBe('no_more_matches')
})

test('BL6 LG11 the owner can delete a bolão that nobody else is in', async () => {
  const owner = await person()
  const { id } = await bolaoOf(owner)
  expect((await owner.page(id)).canDelete).toBe(true)
  expect((await owner.call('DELETE', `/api/leagues/${id}`)).status).toBe(204)
  expect((await owner.call('GET', `/api/leagues/${id}`)).status).toBe(404)
})

test.each([
  ['the average of the last third, rounded down', true, 5],
  ['nothing', false, 0],
])('BL9 a latecomer begins with %s, and everybody reads so', async (_what, lateStartAverage, points) => {
  const [owner, late] = [await person(), await person()]
  const { id } = await bolaoOf(owner, {
    pool: { sport: null, scoring: POOL_PRESETS.kicktipp, joins: true, lateStartAverage },
  })
  for (const friend of [await person(), await person(), await person()]) await friend.call('POST', peopleOf(id), {})
  await sql`
    update pool_member o set points = x.points, rank = x.rank
    from (select manager_id, (array[3, 8, 20, 40])[row_number() over (order by manager_id)] as points,
      5 - row_number() over (order by manager_id) as rank from pool_member where league_id = ${id}) x
    where o.league_id = ${id} and o.manager_id = x.manager_id`.execute(app.db)
  expect(joinedPoolSchema.parse((await late.call('POST', peopleOf(id), {})).body).place).toMatchObject({ points })
  expect((await late.page(id)).pool).toMatchObject({ lateStartAverage })
  await recountPerson(app.db, late.managerId)
  expect((await late.page(id)).pool?.place, 'counted anew it is the same').toMatchObject({ points })
})
