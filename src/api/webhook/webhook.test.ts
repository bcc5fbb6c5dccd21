import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { testBrowser } from '#api/testing/test-browser.ts'
import { testPassword } from '#api/testing/test-passwords.ts'
import { signInAs, type SignedIn } from '#api/testing/test-people.ts'
import { insertMarket } from '#db/testing/market-fixture.ts'
import { takeDeliveries } from '#db/webhook/delivery.ts'
import { numberDeliveries } from '#db/webhook/number-deliveries.ts'

let app: TestApp
let ana: SignedIn
let leagueId: number
beforeAll(async () => {
  app = await testApp()
  await insertMarket(app.db)
  ana = await signInAs(app.session)
  const made = await testBrowser(app, ana).post('/api/leagues', {
    name: 'Liga da Ana',
    description: '',
    format: 'pontos-corridos',
    visibility: 'private',
    prize: 0,
    squadId: null,
    startsAtMs: Date.now(),
    endsAtMs: Date.now() + 60 * 86_400_000,
  })
  leagueId = made.body.league.id
})
afterAll(() => app.close())

const make = (who: SignedIn, more: object) =>
  testBrowser(app, who).post('/api/webhooks', { address: 'https://example.org/', kinds: ['round.locked'], ...more })

test('WH1 only owners of a league and organisers of a championship subscribe', async () => {
  const bia = await signInAs(app.session)
  expect((await make(ana, { leagueId })).status).toBe(201)
  expect((await make(ana, {})).body.kind).toBe('webhook_place')
  expect((await make(bia, { leagueId })).body.kind).toBe('webhook_place')
  await sql`insert into championship_organiser (championship_id, manager_id) values (1, ${bia.managerId})`.execute(
    app.db,
  )
  expect((await make(bia, {})).status).toBe(201)
  expect((await make(bia, { leagueId })).body.kind).toBe('webhook_place')
  expect((await testBrowser(app, bia).get('/api/webhooks')).body).toMatchObject({
    webhooks: [{ championship: { slug: 'craque' }, league: null, off: null }],
    places: [{ championship: { slug: 'craque' }, league: null }],
  })
})

test('WH2 a webhook of a whole championship cannot subscribe to changes of a bolão’s table', async () => {
  const caio = await signInAs(app.session)
  await sql`insert into championship_organiser (championship_id, manager_id) values (1, ${caio.managerId})`.execute(
    app.db,
  )
  const kinds = ['round.locked', 'pool.table_changed']
  expect((await make(caio, { kinds })).body).toMatchObject({ kind: 'webhook_kind', fields: [{ path: 'kinds' }] })
  expect((await make(ana, { leagueId, kinds })).body.webhook).toMatchObject({ kinds })
  const { id } = (await make(caio, {})).body.webhook
  const change = (more: object) => testBrowser(app, caio).patch(`/api/webhooks/${id}`, more)
  expect((await change({ kinds })).body.kind).toBe('webhook_kind')
  expect((await change({ kinds: ['match.over'] })).body.webhook).toMatchObject({ kinds: ['match.over'] })
})

test('WH1 WH4 a person who lost the right cannot send, switch on or get a secret, and no waiting delivery is sent', async () => {
  const bia = await signInAs(app.session)
  const runs = (does: boolean) =>
    (does
      ? sql`insert into league_owner (league_id, manager_id) values (${leagueId}, ${bia.managerId})`
      : sql`delete from league_owner where manager_id = ${bia.managerId}`
    ).execute(app.db)
  await runs(true)
  const { id } = (await make(bia, { leagueId })).body.webhook
  const browser = testBrowser(app, bia)
  const path = `/api/webhooks/${id}`
  expect((await browser.post(`${path}/tests`)).body).toEqual({ number: 1 })
  await runs(false)
  const wanted = [
    () => browser.post(`${path}/tests`),
    () => browser.post(`${path}/deliveries/1/resend`),
    () => browser.post(`${path}/secret`),
    () => browser.patch(path, { isOn: true }),
  ]
  for (const ask of wanted) expect((await ask()).body).toMatchObject({ status: 403, kind: 'webhook_place' })
  expect(await takeDeliveries(app.db, { limit: 9, leaseSeconds: 1 })).toEqual([])
  expect((await browser.get(path)).body.webhook).toMatchObject({ off: 'rights' })
  expect((await browser.get(`${path}/deliveries`)).body.items).toMatchObject([{ state: 'lost' }])
  for (const ask of wanted) expect((await ask()).body).toMatchObject({ kind: 'webhook_place' })
  await runs(true)
  expect((await browser.patch(path, { isOn: true })).body.webhook).toMatchObject({ off: null })
  // Also at the next event, before anything is sent.
  const note = async (subject: string) => {
    await sql`select webhook_note(1, null, 'round.locked', ${subject}, '{}')`.execute(app.db)
    await numberDeliveries(app.db)
  }
  await note('1')
  await runs(false)
  await note('2')
  expect((await browser.get(path)).body.webhook).toMatchObject({ off: 'rights' })
  expect((await browser.get(`${path}/deliveries`)).body.items).toMatchObject([
    { number: 2, state: 'lost' },
    { number: 1, state: 'lost' },
  ])
})

test('WH8 an address without encryption, with a password or of a private host that nobody named is refused', async () => {
  for (const address of ['http://example.com/', 'https://a:b@example.com/', 'http://127.0.0.1:80/', 'nada'])
    expect((await make(ana, { leagueId, address })).body.kind).toBe('webhook_address')
})

test('WH1 WH9 nobody has more than ten; they are in the export without secrets, and go with the account', async () => {
  const dora = await signInAs(app.session)
  await sql`insert into league_owner (league_id, manager_id) values (${leagueId}, ${dora.managerId})`.execute(app.db)
  const made = await Promise.all(Array.from({ length: 12 }, () => make(dora, { leagueId })))
  expect(made.filter(({ status }) => status === 201)).toHaveLength(10)
  expect(made.filter(({ body }) => body.kind === 'too_many_webhooks')).toHaveLength(2)
  const browser = testBrowser(app, dora)
  const kept = (await browser.get('/api/account/export')).body as { webhooks: object[] }
  expect(kept.webhooks).toHaveLength(10)
  expect(JSON.stringify(kept)).not.toContain('whsec_')
  expect(JSON.stringify((await browser.get('/api/webhooks')).body)).not.toContain('whsec_')
  const left = await browser.post('/api/account/delete', { confirm: 'EXCLUIR', currentPassword: testPassword })
  expect(left.status).toBe(200)
  expect(await app.db.selectFrom('webhook').select('id').where('manager_id', '=', dora.managerId).execute()).toEqual([])
})
