import { GRADE_CODES } from '#domain/pick/grade-code.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { poolRaceSchema } from '#contract/pool-race.ts'
import { nextForecasts } from '#db/analytics/analytics.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { lackingPicks } from '#db/pool/pool-lacking.ts'
import { OPEN_ROUND } from '#db/testing/market-fixture.ts'
import { matchHead } from '#domain/pool/pick-sheet.ts'
import { NO_EXTRAS } from '#domain/pool/pool-extras.ts'
import { DAY_MS, leagueWorld, type LeagueWorld } from '#api/testing/league-world.ts'

let app: LeagueWorld['app']
let person: LeagueWorld['person']

beforeAll(async () => {
  ;({ app, person } = await leagueWorld())
})
afterAll(() => app.close())

test('BL14 BL15 a co-owner types for guests and uploads their sheet; a repeated bolão has its rules and people', async () => {
  const [owner, friend] = [await person(), await person()]
  const extras = { ...NO_EXTRAS, finalTimes: 3, hasJoker: true }
  const now = Date.now()
  const { body } = await owner.create({
    format: 'bolao',
    squadId: null,
    startsAtMs: now,
    endsAtMs: now + 9 * DAY_MS,
    pool: { extras },
  })
  const { id } = body.league
  const at = (path: string) => `/api/pools/${id}/${path}`
  const kindOf = async (...call: Parameters<typeof friend.call>) => (await friend.call(...call)).body['kind']
  await friend.call('POST', at('members'), {})
  expect(await kindOf('POST', at('guests'), { name: 'Tia Maria' })).toBe('owner_needed')
  expect(await kindOf('PUT', at(`owners/${friend.managerId}`))).toBe('owner_needed')
  expect((await owner.call('PUT', at(`owners/${friend.managerId}`))).status).toBe(200)
  expect(await friend.page(id)).toMatchObject({ isOwner: true, isFirstOwner: false, canDelete: false })
  expect((await owner.page(id)).coOwners).toMatchObject([{ managerId: friend.managerId }])
  expect(await kindOf('PATCH', `/api/leagues/${id}`, { ownerId: friend.managerId })).toBe('first_owner_needed')
  expect(await kindOf('DELETE', `/api/leagues/${id}`)).toBe('first_owner_needed')

  const { rows } = await rowOf({ id: int }).sql`
    select id from match where round_id = ${OPEN_ROUND} and state = 'scheduled' and starts_at > game_now() order by id limit 1`.execute(
    app.db,
  )
  const matchId = rows[0]?.id ?? 0
  const { guest } = (await friend.call('POST', at('guests'), { name: 'Tia Maria' })).body as {
    guest: { managerId: number }
  }
  expect(await kindOf('POST', at('guests'), { name: 'tia maria' })).toBe('guest_name_taken')
  expect(await kindOf('POST', at('guests'), { name: 'x' })).toBe('guest_name')
  const late = await friend.call('PUT', at(`guests/${guest.managerId}/pick`), { matchId: 1, pick: null })
  expect(late.body).toMatchObject({ result: { refused: 'match_unknown' } })
  expect(
    await kindOf('PUT', at(`guests/${owner.managerId}/pick`), { matchId, pick: null }),
    'an account is no guest',
  ).toBe('not_found')
  const sheet = [
    ['', matchHead({ id: matchId, home: 'A', away: 'B' })],
    ['Tia Maria', '2 x 1'],
    ['Seu Zé', '0-0'],
    ['Bob', '?'],
  ]
  expect((await friend.call('PUT', at('guests'), { rows: sheet })).body).toMatchObject({
    picks: 2,
    guests: 1,
    problems: [{ row: 4, column: 2, text: '?' }],
  })
  const typed = (await owner.call('GET', at('guests'))).body
  expect(typed).toMatchObject({ picks: [{ matchId }, { matchId }] })
  const { rows: own } = await sql`select 1 from pick where manager_id = ${guest.managerId}`.execute(app.db)
  expect(own, 'they live in the bolão alone').toEqual([])

  const again = { name: 'Bolão de novo', startsAtMs: now, endsAtMs: now + 8 * DAY_MS }
  const made = (await friend.call('POST', at('again'), again)).body as { league: { id: number; owner: object } }
  expect(made.league).toMatchObject({ name: 'Bolão de novo', owner: { managerId: friend.managerId } })
  const page = await friend.page(made.league.id)
  expect(page.pool?.extras).toEqual(extras)
  expect(page.pool?.table.items.map(({ managerId }) => managerId)).toEqual(
    expect.arrayContaining([owner.managerId, guest.managerId]),
  )
  const version = async () =>
    (await app.db.selectFrom('data_version').select('version').where('name', '=', 'league:1').executeTakeFirst())
      ?.version
  const before = await version()
  expect((await owner.call('DELETE', at(`owners/${friend.managerId}`))).status).toBe(204)
  expect((await friend.page(id)).isOwner).toBe(false)
  expect(await version(), 'open pages hear of it, as when the co-owner was named').not.toBe(before)
})

test('PK6 MT1 a bolão asks for nothing on a match that was postponed without a date', async () => {
  const [owner, friend] = [await person(), await person()]
  const now = Date.now()
  const pool = { extras: { ...NO_EXTRAS, hasJoker: true } }
  const made = await owner.create({ format: 'bolao', squadId: null, startsAtMs: now, endsAtMs: now + 9 * DAY_MS, pool })
  const { id } = made.body.league
  const at = (path: string) => `/api/pools/${id}/${path}`
  await friend.call('POST', at('members'), {})
  const football = { championshipId: firstChampionship, sport: 'futebol' } as const
  const ids = (list: unknown) => (list as { id: number }[]).map((one) => one.id)
  const asked = async () => {
    const [mine] = await lackingPicks(app.db, { leagueId: id, hours: 48, managerId: friend.managerId })
    const { stages } = (await friend.call('GET', at('jokers'))).body as { stages: { matches: unknown }[] }
    const next = await nextForecasts(app.db, football, { from: new Date(now), limit: 9 })
    const typed = (await owner.call('GET', at('guests'))).body['matches']
    return {
      lacking: mine?.matches,
      jokers: stages.flatMap((stage) => ids(stage.matches)),
      typed: ids(typed),
      next: ids(next),
    }
  }
  const all = [9, 10, 11, 12]
  expect(await asked()).toEqual({ lacking: 4, jokers: all, typed: all, next: all })
  await sql`update match set has_date = false, left_round_id = round_id, round_id = null where id = 9`.execute(app.db)
  const others = all.slice(1)
  expect(await asked()).toEqual({ lacking: 3, jokers: others, typed: others, next: others })
  const joker = await friend.call('PUT', at('jokers'), { matchId: 9, isOn: true })
  expect(joker.status, 'it is in no round that the joker could stand for').toBe(404)
  await sql`update match set has_date = true, left_round_id = null, round_id = ${OPEN_ROUND} where id = 9`.execute(
    app.db,
  )
})

test('BL4 BL9 the race shows the count stage by stage and ends at the table', async () => {
  const [ana, bia] = [await person(), await person()]
  const now = Date.now()
  const { body } = await ana.create({ format: 'bolao', squadId: null, startsAtMs: now, endsAtMs: now + 9 * DAY_MS })
  const { id } = body.league
  await bia.call('POST', `/api/pools/${id}/members`, {})
  const { rows } = await rowOf({ id: int }).sql`
    select id from match where round_id = ${OPEN_ROUND} and state = 'scheduled' and starts_at > game_now() order by id limit 1`.execute(
    app.db,
  )
  const matchId = rows[0]?.id ?? 0
  await bia.call('PUT', '/api/picks', { picks: [{ matchId, pick: { kind: 'score', score: { home: 2, away: 0 } } }] })
  const race = async () => poolRaceSchema.parse((await ana.call('GET', `/api/pools/${id}/race`)).body)
  expect(await race()).toMatchObject({ stages: [], people: [{ points: [] }, { points: [] }] })
  await sql`update pool_member set joined_at = game_now() - interval '2 hours', points = 30, head_start = 2, rank = 1 where manager_id = ${bia.managerId}`.execute(
    app.db,
  )
  await sql`update league set starts_at = game_now() - interval '2 hours' where id = ${id}`.execute(app.db)
  await sql`update match set state = 'final', home_score = 2, away_score = 0, ended_at = game_now(), picks_settled = true, starts_at = game_now() - interval '1 hour' where id = ${matchId}`.execute(
    app.db,
  )
  await sql`update pick set points = 25, is_right = true, grade = ${GRADE_CODES.exact} where match_id = ${matchId}`.execute(
    app.db,
  )
  expect(await race()).toMatchObject({
    stages: [{ key: `r${OPEN_ROUND}` }],
    people: [
      { managerId: bia.managerId, points: [27], extra: 3 },
      { managerId: ana.managerId, points: [0], extra: 0 },
    ],
  })
})
