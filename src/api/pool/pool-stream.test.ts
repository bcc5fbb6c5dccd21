import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { NO_EXTRAS } from '#domain/pool/pool-extras.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import { bumpVersion } from '#db/championship/data-version.ts'
import { startListener, type Listener } from '#db/connection/listener.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { OPEN_ROUND } from '#db/testing/market-fixture.ts'
import { DAY_MS, leagueWorld, type LeagueWorld } from '#api/testing/league-world.ts'

let app: LeagueWorld['app']
let person: LeagueWorld['person']
let listener: Listener
let server: Server

beforeAll(async () => {
  ;({ app, person } = await leagueWorld())
  const { live } = app
  listener = await startListener({
    target: app.connection,
    channels: live.channels,
    onConnected: live.connected,
    log: pino({ level: 'silent' }),
  })
  await live.feedOf(firstChampionship).idle()
  server = createServer(getRequestListener(app.app.fetch))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await listener.close()
  await app.close()
})

/** All events that a page receives from now on, or since an event that it received before. */
async function listen(cookie: string, lastEventId?: string, more: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo
  const headers = { cookie, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }), ...more }
  const [stream] = (await once(get({ port, path: '/api/stream', headers, agent: false }), 'response')) as [
    IncomingMessage,
  ]
  let heard = ''
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    heard += chunk
  })
  await vi.waitFor(() => expect(heard).toContain('event: '))
  return { heard: () => heard, isOver: () => stream.readableEnded }
}

test('TN6 a revoked token ends its streams at once, and no other', async () => {
  const ana = await person('Ana Fluxo')
  const made = await ana.call('POST', '/api/account/tokens', { name: 'Robô', scopes: ['read'] })
  const { secret, token } = made.body as { secret: string; token: { id: number } }
  const own = await listen(ana.cookie)
  const ofToken = await listen('', undefined, { authorization: `Bearer ${secret}` })
  await ana.call('DELETE', `/api/account/tokens/${token.id}`)
  await vi.waitFor(() => expect(ofToken.isOver()).toBe(true))
  expect(own.isOver()).toBe(false)
})

const SECRET = { home: 17, away: 13 }
/** A score, a joker, an answer, a tie and its club: an event contains one of them only if it leaks. */
const tells = (text: string) =>
  /\b17\b\D{1,20}\b13\b|"?(?:joker|isChosen|choices|places|champion|tieId|goesOn|pick)"?\s*:/i.test(text)

test('BL7 BL11 BL12 BL14 PK3 nor does the event stream contain another person’s pick, answer, joker or bracket', async () => {
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
  const at = (path: string) => `/api/pools/${body.league.id}/${path}`
  await bia.call('POST', at('members'), {})
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
  const streams = [await listen(bia.cookie), await listen(''), await listen(ana.cookie)]
  const pick = { matchId: first.id, pick: { kind: 'score', score: SECRET } }
  const given = Array.from({ length: 18 }, (_none, of) => `resposta ${of}`)
  const free = { kind: 'free', ask: 'Quantos?', given, points: 3, closesAtMs: now + DAY_MS }
  const asked = await ana.call('POST', at('questions'), free)
  const { guest } = (await ana.call('POST', at('guests'), { name: 'Tia Neusa' })).body as {
    guest: { managerId: number }
  }
  const deeds: [string, string, object][] = [
    ['PUT', '/api/picks', { picks: [pick] }],
    ['PUT', at(`questions/${String(asked.body['id'])}/answer`), { choices: [17] }],
    ['PUT', at('jokers'), { matchId: first.id, isOn: true }],
    ['PUT', at('bracket'), { choices: [{ tieId: 1, clubId: first.home }] }],
    ['PUT', at(`guests/${guest.managerId}/pick`), pick],
  ]
  for (const [method, path, sent] of deeds) expect((await ana.call(method, path, sent)).status, path).toBe(200)
  await app.db.transaction().execute((trx) => bumpVersion(trx, firstChampionship, 'league', 'pick', 'match'))
  await ana.call('POST', `/api/leagues/${body.league.id}/wall`, { text: 'tudo pronto' })
  for (const { heard } of streams)
    await vi.waitFor(() => expect(heard()).toMatch(/event: wall[^]*"kind":"league"|"kind":"league"[^]*event: wall/))
  for (const { heard } of streams)
    await vi.waitFor(() => expect(heard(), 'it is heard that something changed').toContain('event: changed'))
  const since = /^id: (.+)$/m.exec(streams[0]?.heard() ?? '')?.[1]
  streams.push(await listen(bia.cookie, since))
  for (const { heard } of streams) expect(tells(heard())).toBe(false)

  app.live.hub.channel(firstChampionship).publish({ event: 'changed', data: { what: 'pick', pick: SECRET } } as never)
  await vi.waitFor(() =>
    expect(
      streams.every(({ heard }) => tells(heard())),
      'what leaks is found',
    ).toBe(true),
  )
})
