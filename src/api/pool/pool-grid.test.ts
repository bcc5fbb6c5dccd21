import { sql } from 'kysely'
import readXlsxFile from 'read-excel-file/universal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { poolGridSchema } from '#contract/pool.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { NO_EXTRAS } from '#domain/pool/pool-extras.ts'
import { lackingPicks } from '#db/pool/pool-lacking.ts'
import { OPEN_ROUND } from '#db/testing/market-fixture.ts'
import { DAY_MS, leagueWorld, type LeagueWorld } from '#api/testing/league-world.ts'

let app: LeagueWorld['app']
let person: LeagueWorld['person']

beforeAll(async () => {
  ;({ app, person } = await leagueWorld())
})
afterAll(() => app.close())

/** Nobody else makes this pick: wherever the score appears, it is Ana's. */
const SECRET = { home: 17, away: 13 }
const hasSecret = (text: string) => /"home(?:Goals)?":17\b|17 x 13|:\[17\]/.test(text)

/** Every readable address that concerns Ana, Ana’s bolão, its match or its round. */
function addresses(ids: { league: number; match: number; manager: number; round: number; squad: number }) {
  const { paths = {} } = app.app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version: '' } })
  const idIn = (path: string) => {
    if (/\/(leagues|pools)\//.test(path)) return ids.league
    if (path.includes('/matches/')) return ids.match
    if (path.includes('/rounds/')) return ids.round
    return path.includes('/managers/') ? ids.manager : ids.squad
  }
  return Object.entries(paths)
    .filter(([, methods]) => 'get' in (methods as object))
    .map(([path]) =>
      path
        .replace('{slug}', 'craque')
        .replace('{sport}', 'futebol')
        .replaceAll(/\{\w+\}/g, String(idIn(path))),
    )
    .map((path) => `${path}?manager=${ids.manager}&name=ana`)
}

/** Addresses at which a person may read their own secrets. The secrets of other people must be at no address at all. */
const OWN_PLACES = /^\/api\/(?:picks|pools)\//

interface Search {
  cookie: string
  has: (text: string) => boolean
  within?: RegExp | undefined
}

async function addressesThatTell(ids: Parameters<typeof addresses>[0], { cookie, has, within = /^/ }: Search) {
  const found = []
  for (const address of addresses(ids).filter((one) => within.test(one))) {
    const answer = await app.request(address, { headers: { cookie } })
    if (has(await answer.text())) found.push(address.split('?')[0])
  }
  return found
}

test('BL1 BL7 BL19 PK3 no address shows another person’s pick or answer before kick-off or deadline; then the grid does, with the present table', async () => {
  const [ana, bia] = [await person(), await person()]
  const now = Date.now()
  const { body } = await ana.create({
    format: 'bolao',
    squadId: null,
    startsAtMs: now - 1000,
    endsAtMs: now + 9 * DAY_MS,
  })
  const { id } = body.league
  await bia.call('POST', `/api/pools/${id}/members`, {})
  const { rows } = await rowOf({ id: int })
    .sql`select id from match where round_id = ${OPEN_ROUND} order by id`.execute(app.db)
  const [match, other] = rows.map((row) => row.id)
  const pick = (who: typeof ana, matchId: number | undefined, score: object) =>
    who.call('PUT', '/api/picks', { picks: [{ matchId, pick: { kind: 'score', score } }] })
  await pick(ana, match, SECRET)
  await pick(bia, match, { home: 1, away: 0 })
  await pick(ana, other, { home: 2, away: 2 })
  const given = Array.from({ length: 18 }, (_none, at) => `resposta ${at}`)
  const free = { kind: 'free', ask: 'Quantos?', given, points: 3, closesAtMs: now + DAY_MS }
  const asked = await ana.call('POST', `/api/pools/${id}/questions`, free)
  await ana.call('PUT', `/api/pools/${id}/questions/${String(asked.body['id'])}/answer`, { choices: [17] })
  const ids = { league: id, match: match ?? 0, manager: ana.managerId, round: OPEN_ROUND, squad: ana.squadId }
  const walk = (cookie: string, within?: RegExp) => addressesThatTell(ids, { cookie, has: hasSecret, within })
  const own = await walk(ana.cookie, OWN_PLACES)
  expect(own, 'a person sees the own pick').toContain('/api/picks/upcoming')
  expect(own, 'and the own answer').toContain(`/api/pools/${id}/questions`)
  expect(await walk(bia.cookie)).toEqual([])
  const grid = async () => poolGridSchema.parse((await bia.call('GET', `/api/pools/${id}/grid`)).body)
  expect(await grid()).toMatchObject({ stages: [], matches: [], winners: [] })

  await sql`update pool_member set joined_at = game_now() - interval '2 hours' where league_id = ${id}`.execute(app.db)
  await sql`update league set starts_at = game_now() - interval '2 hours' where id = ${id}`.execute(app.db)
  await sql`update match set state = 'live', starts_at = game_now() - interval '1 hour', home_score = 2, away_score = 0 where id = ${match}`.execute(
    app.db,
  )
  expect(await walk(bia.cookie, OWN_PLACES)).toEqual(
    expect.arrayContaining(
      ['grid', 'sheet.csv', 'sheet.xlsx', 'workbook.xlsx'].map((part) => `/api/pools/${id}/${part}`),
    ),
  )
  const told = await grid()
  expect(
    told.matches.map((one) => one.id),
    'the other match has not kicked off',
  ).toEqual([match])
  const lines = Object.fromEntries(
    told.rows.items.map(({ managerId, points, cells }) => [managerId, [points, cells[0]?.line]]),
  )
  expect(lines).toEqual({ [ana.managerId]: [10, 'winner'], [bia.managerId]: [12, 'loserGoals'] })
  expect(told).toMatchObject({ mine: 12, winners: [], model: { cells: [{ pick: { score: { home: 1, away: 0 } } }] } })
  const sheet = async (format: string) =>
    (await app.request(`/api/pools/${id}/sheet.${format}`, { headers: { cookie: bia.cookie } })).arrayBuffer()
  const csv = new TextDecoder().decode(await sheet('csv')).split('\r\n')
  expect(csv[0]).toMatch(/Pos\.,Participante,Pontos,Exatos,Na rodada,.+ x .+ \(2 x 0\)$/)
  expect(new Set(csv.slice(1, 3).map((line) => line.split(',').at(-1)))).toEqual(new Set(['1 x 0', '17 x 13']))
  const [workbook] = await readXlsxFile(await sheet('xlsx'))
  expect(workbook?.data.map((row) => row.at(-1))).toContain('17 x 13')
  const whole = await app.request(`/api/pools/${id}/workbook.xlsx`, { headers: { cookie: bia.cookie } })
  const sheets = await readXlsxFile(await whole.arrayBuffer())
  expect(sheets.map(({ sheet: name }) => name)).toEqual(['Classificação', expect.stringMatching(/^Rodada \d+$/)])
  expect(sheets[0]?.data[0]?.slice(0, 4)).toEqual(['Pos.', 'Participante', 'Pontos', 'Exatos'])
  expect(sheets[1]?.data.map((row) => row.at(-1))).toContain('17 x 13')
  const { pool } = await bia.page(id)
  expect(pool).toMatchObject({ isProvisional: true, mine: { rank: 1, points: 12 } })
  expect(pool?.table.items.map(({ managerId, points }) => [managerId, points])).toEqual([
    [bia.managerId, 12],
    [ana.managerId, 10],
  ])

  await sql`update match set home_score = 17, away_score = 13 where id = ${match}`.execute(app.db)
  expect((await bia.page(id)).pool?.table.items.map(({ rank, points, exact }) => [rank, points, exact])).toEqual([
    [1, 25, 1],
    [2, 10, 0],
  ])
})

test('BL11 BL12 BL14 PK3 nor a joker, a bracket or a pick typed for a guest', async () => {
  const [ana, bia] = [await person(), await person()]
  const now = Date.now()
  const extras = { ...NO_EXTRAS, hasJoker: true, bracketPoints: 2 }
  const { body } = await ana.create({
    format: 'bolao',
    squadId: null,
    startsAtMs: now - 1000,
    endsAtMs: now + 9 * DAY_MS,
    pool: { extras },
  })
  const { id } = body.league
  await bia.call('POST', `/api/pools/${id}/members`, {})
  const { rows } = await rowOf({ id: int, home: int, away: int }).sql`
    select id, home_club_id as home, away_club_id as away from match
    where round_id = ${OPEN_ROUND} and state = 'scheduled' and starts_at > game_now() order by starts_at, id limit 2`.execute(
    app.db,
  )
  const [first, second] = rows
  if (!first || !second) throw new Error('two matches are to be played')
  await sql`
    insert into championship_tie (id, championship_id, key, stage, stage_order, number, starts_at, home_slot, away_slot, home_club_id, away_club_id, match_id) values
      (1, 1, 's:1', 'Semi', 0, 1, game_now() + interval '1 day', null, null, ${first.home}, ${first.away}, ${first.id}),
      (2, 1, 's:2', 'Semi', 0, 2, game_now() + interval '1 day', null, null, ${second.home}, ${second.away}, ${second.id}),
      (3, 1, 'f:1', 'Final', 1, 3, game_now() + interval '5 days', 'W1', 'W2', null, null, null)`.execute(app.db)
  const at = (path: string) => `/api/pools/${id}/${path}`
  const choices = [
    { tieId: 1, clubId: first.home },
    { tieId: 2, clubId: second.home },
    { tieId: 3, clubId: first.home },
  ]
  const unfit = await ana.call('PUT', at('bracket'), { choices: choices.slice(2) })
  expect(unfit.body['kind'], 'a finalist must have won the earlier tie').toBe('bracket_unfit')
  expect((await ana.call('PUT', at('bracket'), { choices })).status).toBe(200)
  expect((await ana.call('PUT', at('jokers'), { matchId: first.id, isOn: true })).status).toBe(200)
  const { guest } = (await ana.call('POST', at('guests'), { name: 'Tia Berenice' })).body as {
    guest: { managerId: number }
  }
  const typed = { matchId: first.id, pick: { kind: 'score', score: SECRET } }
  const lacking = async () => {
    const rows = await lackingPicks(app.db, { leagueId: id, hours: 240, managerId: guest.managerId })
    return rows[0]?.matches ?? 0
  }
  const lackedBefore = await lacking()
  expect((await ana.call('PUT', at(`guests/${guest.managerId}/pick`), typed)).body).toMatchObject({
    result: { matchId: first.id },
  })
  expect(await lacking(), 'a typed pick is not missing').toBe(lackedBefore - 1)
  await ana.call('PUT', '/api/picks', {
    picks: [{ matchId: first.id, pick: { kind: 'score', score: { home: 3, away: 2 } } }],
  })

  const ids = { league: id, match: first.id, manager: guest.managerId, round: OPEN_ROUND, squad: ana.squadId }
  const tells = (text: string) =>
    hasSecret(text) || /"isJoker":true|"isChosen":true|"champion":\d|"choices":\[\{"tieId"/.test(text)
  const walk = (cookie: string, within?: RegExp) => addressesThatTell(ids, { cookie, has: tells, within })
  expect(new Set(await walk(ana.cookie, OWN_PLACES)), 'the own picks, and those typed for guests').toEqual(
    new Set(['bracket', 'guests', 'jokers', 'guests.xlsx'].map(at)),
  )
  expect(await walk(bia.cookie)).toEqual([])

  await sql`update pool_member set joined_at = game_now() - interval '2 hours' where league_id = ${id}`.execute(app.db)
  await sql`update league set starts_at = game_now() - interval '2 hours' where id = ${id}`.execute(app.db)
  await sql`update match set state = 'live', starts_at = game_now() - interval '1 hour', home_score = 3, away_score = 2 where id = ${first.id}`.execute(
    app.db,
  )
  expect(await walk(bia.cookie, OWN_PLACES)).toEqual(
    expect.arrayContaining([at('bracket'), at('grid'), at('sheet.csv')]),
  )
  const whole = await app.request(at('workbook.xlsx'), { headers: { cookie: bia.cookie } })
  const bracket = (await readXlsxFile(await whole.arrayBuffer())).find(({ sheet }) => sheet === 'Chave')?.data
  expect(
    bracket?.map((row) => row.slice(0, 2)),
    'Ana alone has filled one',
  ).toEqual([
    ['Participante', 'Pontos'],
    [expect.any(String), expect.any(Number)],
  ])
  const { rows: grid, matches } = poolGridSchema.parse((await bia.call('GET', at('grid'))).body)
  const column = matches.findIndex((match) => match.id === first.id)
  const cellOf = (managerId: number) => grid.items.find((line) => line.managerId === managerId)?.cells[column]
  expect(cellOf(ana.managerId)).toMatchObject({ isJoker: true, points: 50 })
  expect(cellOf(guest.managerId)).toMatchObject({ madeBy: 'owner' })
  for (const [path, sent, kind] of [
    ['bracket', { choices }, 'bracket_closed'],
    ['jokers', { matchId: second.id, isOn: true }, 'joker_late'],
  ] as const)
    expect((await ana.call('PUT', at(path), sent)).body['kind'], path).toBe(kind)
})
