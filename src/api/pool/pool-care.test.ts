import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS, leagueWorld, type LeagueWorld } from '#api/testing/league-world.ts'

let app: LeagueWorld['app']
let person: LeagueWorld['person']

beforeAll(async () => {
  ;({ app, person } = await leagueWorld())
})
afterAll(() => app.close())

async function bolao() {
  const [owner, friend] = [await person(), await person()]
  const now = Date.now()
  const { body } = await owner.create({ format: 'bolao', squadId: null, startsAtMs: now, endsAtMs: now + 9 * DAY_MS })
  const { id } = body.league
  const at = (path: string) => `/api/${path.startsWith('wall') ? 'leagues' : 'pools'}/${id}/${path}`
  await friend.call('POST', at('members'), {})
  return { id, at, owner, friend, now }
}

test('BL14 a guest can be renamed or removed at any time with everything that counted, and everybody reads so', async () => {
  const { id, at, owner, friend } = await bolao()
  const enter = async (name: string) =>
    ((await owner.call('POST', at('guests'), { name })).body as { guest: { managerId: number } }).guest.managerId
  const [zeca, lia] = [await enter('Seu Zeca'), await enter('Dona Lia')]
  await sql`
    update pool_member o set joined_at = game_now() - interval '1 day', points = x.points, rank = x.rank, rank_before = x.before
    from (values (${zeca}::integer, 30, 1, 2), (${friend.managerId}::integer, 20, 2, 1), (${owner.managerId}::integer, 20, 2, 3), (${lia}::integer, 5, 4, 4))
      as x (id, points, rank, before)
    where o.league_id = ${id} and o.manager_id = x.id`.execute(app.db)
  const call = (name: string, guestId = zeca) => owner.call('PUT', at(`guests/${guestId}`), { name })
  expect((await call('dona lia')).body['kind']).toBe('guest_name_taken')
  expect((await call('x')).body['kind']).toBe('guest_name')
  expect((await call('Outra', friend.managerId)).body['kind'], 'an account is no guest').toBe('not_found')
  expect((await friend.call('PUT', at(`guests/${zeca}`), { name: 'Outro' })).body['kind']).toBe('owner_needed')
  expect((await call('Seu Zéca Neto')).status).toBe(200)
  expect((await friend.page(id)).pool).toMatchObject({
    table: { items: [{ managerName: 'Seu Zéca Neto' }, {}, {}, {}] },
    traces: [{ was: 'Seu Zeca', name: 'Seu Zéca Neto', points: null, by: expect.any(String) }],
  })

  expect((await friend.call('DELETE', at(`guests/${zeca}`))).body['kind']).toBe('owner_needed')
  expect((await owner.call('DELETE', at(`guests/${friend.managerId}`))).body['kind']).toBe('not_found')
  expect((await owner.call('DELETE', at(`guests/${zeca}`))).status).toBe(204)
  const { pool, league } = await friend.page(id)
  expect(league.participants).toBe(3)
  expect(pool?.table.items.map((row) => [row.managerId, row.rank, row.before])).toEqual([
    ...[owner.managerId, friend.managerId]
      .sort((a, b) => a - b)
      .map((who) => [who, 1, who === friend.managerId ? 1 : 2]),
    [lia, 3, 3],
  ])
  expect(pool?.traces?.map(({ was, name, points }) => [was, name, points])).toEqual([
    ['Seu Zéca Neto', null, 30],
    ['Seu Zeca', 'Seu Zéca Neto', null],
  ])
  const { rows } = await sql`select name, deleted_at is not null as gone from manager where id = ${zeca}`.execute(
    app.db,
  )
  expect(rows, 'the guest was in no other bolão').toEqual([{ name: 'Participante removido', gone: true }])
  await sql`update league set ended_at = game_now() where id = ${id}`.execute(app.db)
  expect((await owner.call('DELETE', at(`guests/${lia}`))).body['kind'], 'it is over').toBe('cannot_remove_from_pool')
})

test('BL15 TK8 a co-owner of a bolão moderates its wall, and neither owner silences the other', async () => {
  const { at, owner, friend } = await bolao()
  const reader = await person()
  await reader.call('POST', at('members'), {})
  const { id: messageId } = (await reader.call('POST', at('wall'), { text: 'feio' })).body as { id: number }
  expect((await friend.call('DELETE', at(`wall/${messageId}`))).body['kind']).toBe('not_yours')
  expect((await friend.call('PUT', at('wall'), { isOff: true })).body['kind']).toBe('not_yours')
  await owner.call('PUT', at(`owners/${friend.managerId}`))
  expect((await friend.call('PUT', at(`wall/muted/${owner.managerId}`))).body['kind']).toBe('keeper')
  expect((await owner.call('PUT', at(`wall/muted/${friend.managerId}`))).body['kind']).toBe('keeper')
  expect((await friend.call('PUT', at(`wall/muted/${reader.managerId}`))).status).toBe(200)
  expect((await friend.call('DELETE', at(`wall/${messageId}`))).status).toBe(204)
  expect((await reader.call('POST', at('wall'), { text: 'de novo' })).body['kind']).toBe('muted')
  expect((await friend.call('PUT', at('wall'), { isOff: true })).status).toBe(200)
  expect((await owner.call('GET', at('wall'))).body).toMatchObject({ isOff: true, isOwner: true })
})

test('BL15 it is repeated in another public championship, with its people', async () => {
  const { at, owner, friend, now } = await bolao()
  await sql`
    with c as (
      insert into championship (slug, name, time_zone, source) values ('copa-nova', 'Copa nova', 'America/Sao_Paulo', 'file') returning id),
    s as (
      insert into season (id, championship_id, sport, number, starts_on, ends_on)
      select 2000000000, id, 'futebol', 1, '2020-01-01', '2030-12-31' from c returning id)
    insert into match (id, sport, season_id, home_club_id, away_club_id, starts_at)
    select 2000000000, 'futebol', s.id, h.id, a.id, now() + interval '3 days' from s, (select min(id) as id from club) h, (select max(id) as id from club where sport = 'futebol') a`.execute(
    app.db,
  )
  const again = { name: 'De novo', startsAtMs: now, endsAtMs: now + 8 * DAY_MS }
  expect((await owner.call('POST', at('again'), { ...again, championship: 'nenhuma' })).body['kind']).toBe(
    'championship_not_public',
  )
  const made = await owner.call('POST', at('again'), { ...again, championship: 'copa-nova' })
  const { league } = made.body as { league: { id: number } }
  const { rows } = await sql`
    select c.slug, (select array_agg(manager_id order by manager_id) from pool_member where league_id = g.id) as people
    from league g join championship c on c.id = g.championship_id where g.id = ${league.id}`.execute(app.db)
  expect(rows).toEqual([{ slug: 'copa-nova', people: [owner.managerId, friend.managerId].sort((a, b) => a - b) }])
})
