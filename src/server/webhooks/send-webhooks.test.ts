import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { testBrowser } from '#api/testing/test-browser.ts'
import { signInAs, type SignedIn } from '#api/testing/test-people.ts'
import type { DeliveryView } from '#contract/webhook.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { insertMarket, OPEN_ROUND } from '#db/testing/market-fixture.ts'
import { kindsFor } from '#domain/webhook/webhook-kinds.ts'
import { settlePicks } from '#jobs/life-cycle/settle-picks.ts'
import { createWebhookPost } from './post-webhook.ts'
import { openReceiver } from '#server/testing/webhook-receiver.ts'
import { createWebhookSender } from './send-webhooks.ts'

const MATCH = OPEN_ROUND * 4 + 1

let app: TestApp
let receiver: Awaited<ReturnType<typeof openReceiver>>
let send: () => Promise<number>
let ana: SignedIn
let leagueId: number
beforeAll(async () => {
  receiver = await openReceiver()
  app = await testApp({ webhookHosts: [receiver.host] })
  await insertMarket(app.db)
  ana = await signInAs(app.session, { operator: true, name: 'Ana' })
  send = createWebhookSender({
    db: app.db,
    post: createWebhookPost({ hosts: [receiver.host], timeoutMs: 300 }),
    site: 'https://craque.example',
    nowMs: () => Date.now(),
  })
  const made = await testBrowser(app, ana).post('/api/leagues', {
    name: 'Bolão da firma',
    description: '',
    format: 'bolao',
    visibility: 'private',
    prize: 0,
    squadId: null,
    startsAtMs: Date.now(),
    endsAtMs: Date.now() + 60 * 86_400_000,
  })
  expect(made.status).toBe(201)
  leagueId = made.body.league.id
})
afterAll(async () => {
  await app.close()
  await receiver.close()
})
beforeEach(async () => {
  await sql`truncate webhook_event, webhook cascade`.execute(app.db)
  receiver.got.length = 0
  receiver.answerWith(204)
})

interface Made {
  secret: string
  webhook: { id: number }
}

async function subscribe(more: object = {}): Promise<Made> {
  const body = { address: receiver.address('/gancho'), kinds: kindsFor(null), ...more }
  const made = await testBrowser(app, ana).post('/api/webhooks', body)
  expect(made.status).toBe(201)
  return made.body as Made
}
const deliveries = async ({ webhook }: Made) =>
  (await testBrowser(app, ana).get(`/api/webhooks/${webhook.id}/deliveries`)).body.items as DeliveryView[]
const hookOf = async ({ webhook }: Made) => {
  const { body } = await testBrowser(app, ana).get('/api/webhooks')
  return (body.webhooks as { id: number; off: string | null }[]).find(({ id }) => id === webhook.id)
}
const note = (subject: string) =>
  sql`select webhook_note(1, null, 'match.started', ${subject}, ${JSON.stringify({ matchId: MATCH })})`.execute(app.db)
/** Ends the pauses of all waiting deliveries. */
const hurry = () =>
  sql`update webhook_delivery set next_at = clock_timestamp() where next_at is not null`.execute(app.db)
const join = ({ managerId }: SignedIn) =>
  sql`insert into pool_member (league_id, manager_id, joined_at) values (${leagueId}, ${managerId}, now())
    on conflict do nothing`.execute(app.db)
const typesGot = () => receiver.got.map(({ body }) => (JSON.parse(body) as { type: string }).type)

test('WH3 WH5 a delivery is signed as Standard Webhooks says, and says what happened', async () => {
  const made = await subscribe()
  await note('1')
  expect(await send()).toBe(1)
  const [got] = receiver.got
  expect(receiver.got).toHaveLength(1)
  const headers = got?.headers as Record<string, string>
  const message = new Webhook(made.secret).verify(got?.body ?? '', headers) as Record<string, unknown>
  expect(message).toMatchObject({
    type: 'match.started',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    data: {
      number: 1,
      championship: { slug: 'craque', name: expect.any(String) },
      league: null,
      url: `https://craque.example/partidas/${MATCH}?campeonato=craque`,
      match: { id: MATCH, home: expect.any(String), away: expect.any(String) },
    },
  })
  expect(() => new Webhook(made.secret).verify(`${got?.body} `, headers)).toThrow()
  const [delivery] = await deliveries(made)
  expect(delivery).toMatchObject({ id: headers['webhook-id'], number: 1, state: 'arrived', status: 204, attempts: 1 })
  expect(await send()).toBe(0)
})

test('WH3 deliveries are numbered from 1 for each webhook, and one event is delivered once', async () => {
  const [one, two] = [await subscribe(), await subscribe({ kinds: ['match.started', 'match.over'] })]
  await note('1')
  await note('1')
  await note('2')
  await send()
  await note('3')
  await send()
  for (const made of [one, two]) expect((await deliveries(made)).map(({ number }) => number)).toEqual([3, 2, 1])
  const ids = async (made: Made) => (await deliveries(made)).map(({ id }) => id)
  expect(await ids(one)).toEqual(await ids(two))
  expect(new Set(await ids(one)).size).toBe(3)
})

test('WH4 a failed delivery is retried under its id, and later ones do not wait for it', async () => {
  const made = await subscribe()
  receiver.answerWith(503, 'amanhã')
  await note('1')
  await send()
  receiver.answerWith(200, 'ok')
  await note('2')
  await send()
  const [second, first] = await deliveries(made)
  expect(first).toMatchObject({ state: 'waiting', status: 503, answer: 'amanhã', attempts: 1 })
  expect((first?.nextAtMs ?? 0) - (first?.triedAtMs ?? 0)).toBeGreaterThan(9_000)
  expect(second).toMatchObject({ state: 'arrived', answer: 'ok' })
  expect(await send()).toBe(0)
  await hurry()
  await send()
  expect((await deliveries(made))[1]).toMatchObject({ state: 'arrived', attempts: 2 })
  expect(receiver.got.map(({ headers }) => headers['webhook-id'])).toEqual([first?.id, second?.id, first?.id])
})

test('WH4 a delivery of a process that ended is sent by another one, and none by two at once', async () => {
  const made = await subscribe()
  for (let subject = 1; subject <= 9; subject++) await note(String(subject))
  await Promise.all([send(), send(), send()])
  expect(receiver.got).toHaveLength(9)
  await sql`update webhook_delivery set state = 'waiting', next_at = clock_timestamp() + interval '1 hour' where number = 4`.execute(
    app.db,
  )
  expect(await send()).toBe(0)
  await hurry()
  expect(await send()).toBe(1)
  expect((await deliveries(made)).every(({ state }) => state === 'arrived')).toBe(true)
})

test('WH7 a webhook whose deliveries failed for three days is switched off, and its maker gets a notice', async () => {
  const made = await subscribe()
  receiver.answerWith(500)
  await note('1')
  for (let attempt = 1; attempt <= 11; attempt++) {
    await hurry()
    await send()
    if (attempt === 1) await sql`update webhook set failing_since = failing_since - interval '3 days'`.execute(app.db)
  }
  expect((await deliveries(made))[0]).toMatchObject({ state: 'lost', attempts: 11 })
  expect(await hookOf(made)).toMatchObject({ off: 'failing' })
  const notices = async () => (await testBrowser(app, ana).get('/api/notices')).body.items as object[]
  expect(await notices()).toMatchObject([{ kind: 'webhook_off', host: receiver.host }])
  await note('2')
  await send()
  expect(receiver.got).toHaveLength(11)
  const on = await app.request(`/api/webhooks/${made.webhook.id}`, {
    method: 'PATCH',
    headers: { cookie: ana.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ isOn: true }),
  })
  expect(await on.json()).toMatchObject({ webhook: { off: null, failingSinceMs: null } })
  expect(await notices()).toEqual([])
})

test('WH7 a webhook whose address answers 410 is switched off, and its waiting deliveries are given up', async () => {
  const made = await subscribe()
  receiver.answerWith(503)
  await note('1')
  await send()
  receiver.answerWith(410)
  await note('2')
  await send()
  expect(await hookOf(made)).toMatchObject({ off: 'gone' })
  expect((await deliveries(made)).map(({ state }) => state)).toEqual(['lost', 'lost'])
  const test = await testBrowser(app, ana).post(`/api/webhooks/${made.webhook.id}/tests`)
  expect(test.body).toMatchObject({ kind: 'webhook_is_off' })
})

test('WH5 for a day after a rotation both secrets verify a delivery, then only the new one', async () => {
  const made = await subscribe()
  const rotated = await testBrowser(app, ana).post(`/api/webhooks/${made.webhook.id}/secret`)
  const secret = rotated.body.secret as string
  await note('1')
  await send()
  await sql`update webhook set old_secret_until = clock_timestamp()`.execute(app.db)
  await note('2')
  await send()
  const checks = (key: string) =>
    receiver.got.map(({ headers, body }) => {
      try {
        return Boolean(new Webhook(key).verify(body, headers as Record<string, string>))
      } catch {
        return false
      }
    })
  expect(checks(secret)).toEqual([true, true])
  expect(checks(made.secret)).toEqual([true, false])
})

test('WH6 a test is sent to one webhook, and a delivery is sent again under its number and id', async () => {
  const [made] = [await subscribe(), await subscribe()]
  const browser = testBrowser(app, ana)
  expect((await browser.post(`/api/webhooks/${made.webhook.id}/tests`)).body).toEqual({ number: 1 })
  await send()
  expect(typesGot()).toEqual(['webhook.test'])
  expect((await browser.post(`/api/webhooks/${made.webhook.id}/deliveries/1/resend`)).body).toEqual({ number: 1 })
  await send()
  expect(receiver.got.map(({ headers }) => headers['webhook-id'])).toEqual([
    (await deliveries(made))[0]?.id,
    (await deliveries(made))[0]?.id,
  ])
  expect((await browser.post(`/api/webhooks/${made.webhook.id}/deliveries/2/resend`)).status).toBe(404)
})

describe('WH8', () => {
  test('an address that hangs, answers too much or redirects is given up after a time limit', async () => {
    const made = await subscribe()
    receiver.answerBy((response, path) => {
      response.writeHead(path === '/gancho' ? 302 : 200, { location: '/outro' })
      response.write('x'.repeat(1_000_000))
    })
    await note('1')
    await send()
    expect(receiver.got.map(({ path }) => path)).toEqual(['/gancho'])
    expect((await deliveries(made))[0]).toMatchObject({ state: 'waiting', status: 302, answer: 'x'.repeat(500) })
    receiver.answerBy(() => undefined)
    await note('2')
    await send()
    expect((await deliveries(made))[0]).toMatchObject({ state: 'waiting', status: null, failure: 'timeout' })
  })

  test.each([
    ['https://127.0.0.1/', 'private_address'],
    ['https://[::1]/', 'private_address'],
    ['https://169.254.169.254/latest/meta-data', 'private_address'],
    ['https://localhost/', 'private_address'],
    ['https://0x7f000001/', 'private_address'],
    ['http://example.com/', 'not_allowed'],
  ])('%s is never requested: %s', async (address, failure) => {
    const post = createWebhookPost({ hosts: [] })
    expect(await post({ address, headers: {}, body: '{}' })).toMatchObject({ status: null, failure })
  })
})

describe('WH2 an event is delivered', () => {
  const told = async (change: (db: TestApp['db']) => Promise<unknown>, more: object = {}) => {
    await subscribe(more)
    await change(app.db)
    await send()
    return receiver.got.map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, object> })
  }

  test('of a round that is locked and settled', async () => {
    const heard = await told(async (db) => {
      await sql`update round set state = 'locked' where id = ${OPEN_ROUND}`.execute(db)
      await sql`update round set state = 'live' where id = ${OPEN_ROUND}`.execute(db)
      await sql`update round set state = 'settled', settlements = 1 where id = ${OPEN_ROUND}`.execute(db)
      await sql`update round set settlements = 2 where id = ${OPEN_ROUND}`.execute(db)
      await sql`update round set state = 'open', settlements = 0 where id = ${OPEN_ROUND}`.execute(db)
    })
    expect(heard.map(({ type, data }) => [type, data['settlement']])).toEqual([
      ['round.locked', undefined],
      ['round.settled', 1],
      ['round.settled', 2],
    ])
    expect(heard[0]?.data).toMatchObject({ round: { id: OPEN_ROUND, number: expect.any(Number) } })
  })

  test('of a match that starts, has goals and ends; a goal whose details change is not delivered again', async () => {
    const goal = (seq: number, minute: number, [home, away]: [number, number]) =>
      sql`insert into match_event (match_id, seq, minute, kind, club_id, home_score, away_score)
        select id, ${seq}, ${minute}, 'goal', home_club_id, ${home}, ${away} from match where id = ${MATCH}
        on conflict (match_id, seq) do update set minute = excluded.minute, home_score = excluded.home_score`.execute(
        app.db,
      )
    const heard = await told(async (db) => {
      await sql`update match set state = 'live', starts_at = game_now(1), home_score = 0, away_score = 0 where id = ${MATCH}`.execute(
        db,
      )
      await goal(1, 12, [1, 0])
      await goal(2, 40, [2, 0])
      await goal(2, 41, [2, 0])
      await goal(3, 12, [1, 0])
      await sql`update match set state = 'final', ended_at = game_now(1), home_score = 2, away_score = 0 where id = ${MATCH}`.execute(
        db,
      )
    })
    expect(heard.map(({ type }) => type)).toEqual(['match.started', 'match.goal', 'match.goal', 'match.over'])
    expect(heard[1]?.data).toMatchObject({ match: { homeScore: 1, awayScore: 0 }, goal: { kind: 'goal', minute: 12 } })
    expect(heard[3]?.data).toMatchObject({ match: { homeScore: 2, awayScore: 0 } })
  })

  test('of a correction', async () => {
    const heard = await told((db) =>
      sql`insert into correction (match_id, old_value, new_value, reason, made_by, at)
        values (${MATCH}, '{}', '{}', 'Súmula', 'teste', now())`.execute(db),
    )
    expect(heard).toMatchObject([{ type: 'match.corrected', data: { reason: 'Súmula' } }])
  })

  test('of members and messages, to the league alone, with the names and words of the sending', async () => {
    await subscribe()
    const heard = await told(
      async () => {
        await join(await signInAs(app.session, { name: 'Bento' }))
        await testBrowser(app, ana).post(`/api/leagues/${leagueId}/wall`, { text: 'Oi, @Bento' })
        await testBrowser(app, ana).post(`/api/leagues/${leagueId}/wall`, { text: 'apagada' })
        await sql`update wall_message set text = null, deleted_by = 'author' where text = 'apagada'`.execute(app.db)
      },
      { leagueId },
    )
    expect(heard).toMatchObject([
      { type: 'member.joined', data: { league: { name: 'Bolão da firma' }, member: { name: 'Bento' } } },
      { type: 'wall.message', data: { message: { text: 'Oi, @Bento', by: { name: 'Ana' } } } },
      { type: 'wall.message', data: { message: { text: null } } },
    ])
  })

  test('of a table that a match changed, once', async () => {
    const id = MATCH + 1
    await join(ana)
    await sql`insert into pick (match_id, manager_id, outcome, home_goals, away_goals, saved_at)
      values (${id}, ${ana.managerId}, 'H', 1, 0, now())`.execute(app.db)
    const heard = await told(
      async (db) => {
        await sql`update match set state = 'final', home_score = 1, away_score = 0, ended_at = game_now(1) where id = ${id}`.execute(
          db,
        )
        expect(await settlePicks(db, id)).toBe('settled')
        await settlePicks(db, id)
      },
      { leagueId, kinds: ['pool.table_changed'] },
    )
    expect(heard).toMatchObject([{ data: { match: { id } } }])
    expect(heard[0]?.data['table']).toContainEqual(expect.objectContaining({ rank: 1, name: 'Ana', exact: 1 }))
  })

  test('of a table that a decided question, a removed guest or a member who left changed, without a match', async () => {
    const { rows } = await rowOf({ id: int }).sql`
      insert into pool_question (league_id, kind, ask, given, points, closes_at, created_at)
      values (${leagueId}, 'free', 'Quem?', '{Eu,Você}', 5, '2100-01-01', now()) returning id`.execute(app.db)
    const question = `/api/pools/${leagueId}/questions/${rows[0]?.id}`
    const [asAna, bia] = [testBrowser(app, ana), await signInAs(app.session)]
    await join(bia)
    const guest = await asAna.post(`/api/pools/${leagueId}/guests`, { name: 'Tia Zu' })
    expect((await asAna.put(`${question}/answer`, { choices: [0] })).status).toBe(200)
    await sql`update pool_question set closes_at = '2000-01-01'`.execute(app.db)
    const heard = await told(
      async () => {
        await asAna.put(`${question}/verdict`, { right: [0] })
        await asAna.delete(`/api/pools/${leagueId}/guests/${guest.body.guest.managerId}`)
        await testBrowser(app, bia).delete(`/api/pools/${leagueId}/members/${bia.managerId}`)
      },
      { leagueId, kinds: ['pool.table_changed'] },
    )
    expect(heard.map(({ data }) => data['match'])).toEqual([null, null, null])
    expect(heard[0]?.data['table']).toContainEqual(expect.objectContaining({ rank: 1, name: 'Ana' }))
  })

  test('of a reminder', async () => {
    const heard = await told((db) =>
      sql`insert into notice_cause (championship_id, kind, subject_id)
        values (1, 'market_closing', ${OPEN_ROUND}), (1, 'match_day', 9000), (1, 'round_settled', ${OPEN_ROUND})`.execute(
        db,
      ),
    )
    expect(heard).toMatchObject([
      { type: 'reminder.due', data: { reminder: 'market_closing', round: { id: OPEN_ROUND } } },
      { type: 'reminder.due', data: { reminder: 'match_day', day: '2024-08-22' } },
    ])
  })

  test('only if its transaction commits', async () => {
    await subscribe()
    await app.db
      .transaction()
      .execute(async (trx) => {
        await sql`update round set state = 'locked' where id = ${OPEN_ROUND}`.execute(trx)
        throw new Error('taken back')
      })
      .catch(() => undefined)
    expect(await app.db.selectFrom('webhook_event').select('id').execute()).toEqual([])
  })
})
