import { afterAll, beforeAll, expect, test } from 'vitest'
import { cheapEleven, insertMarket, OPEN_ROUND } from '#db/testing/market-fixture.ts'
import { createChampionship } from '#db/championship/championships.ts'
import { mergeGuest } from '#db/person/manager-merge.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { testBrowser } from '#api/testing/test-browser.ts'
import { testPassword } from '#api/testing/test-passwords.ts'
import { signInAs, type SignedIn } from '#api/testing/test-people.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ limits: { token: { tries: 12, windowSeconds: 60 } } })
  await insertMarket(app.db)
  await app.db
    .transaction()
    .execute((trx) =>
      createChampionship(trx, { slug: 'varzea', name: 'Várzea', source: 'file', modality: 'campo', isPublic: true }),
    )
  await app.versions.reload()
})
afterAll(() => app.close())

type Made = { secret: string; token: { id: number; hint: string } }

async function makeToken({ cookie }: SignedIn, more: object = {}): Promise<Made> {
  const made = await testBrowser(app, { cookie }).post('/api/account/tokens', {
    name: 'Robô',
    scopes: ['read', 'squads', 'picks'],
    ...more,
  })
  expect(made.status).toBe(201)
  return made.body as Made
}

interface Heard {
  kind?: string
  viewer?: { managerId: number; isOperator: boolean }
  results?: object[]
}

async function ask(
  secret: string,
  path: string,
  { headers = {}, ...more }: { method?: string; body?: string; headers?: Record<string, string> } = {},
) {
  const answer = await app.request(path, {
    ...more,
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', ...headers },
  })
  const body = (await answer.json()) as Heard
  return { status: answer.status, headers: answer.headers, body }
}

const squad = async (name: string) =>
  JSON.stringify({ name, playerIds: await cheapEleven(app.db), captainId: null, roundId: OPEN_ROUND })

test('TN1 TN6 a token is shown once, acts for its owner, says when it was used, and ends when it is revoked', async () => {
  const ana = await signInAs(app.session)
  const browser = testBrowser(app, { cookie: ana.cookie })
  const { secret, token } = await makeToken(ana)
  const stored = await app.db
    .selectFrom('personal_token')
    .selectAll()
    .where('id', '=', token.id)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(stored)).not.toContain(secret.slice(7, -4))
  const other = await signInAs(app.session)
  const seen = await ask(secret, '/api/viewer', { headers: { cookie: other.cookie, 'x-forwarded-for': '192.0.2.77' } })
  expect(seen.body.viewer).toMatchObject({ managerId: ana.managerId, isOperator: false })
  expect(seen.headers.getSetCookie()).toEqual([])
  expect(seen.headers.get('vary')).toContain('Authorization')
  const saved = await ask(secret, '/api/squads', { method: 'POST', body: await squad('Do robô') })
  expect(saved.status).toBe(201)
  expect((await browser.get('/api/squads')).body.squads).toMatchObject([{ name: 'Do robô' }])
  const { tokens } = (await browser.get('/api/account/tokens')).body as { tokens: object[] }
  expect(tokens).toMatchObject([{ id: token.id, hint: secret.slice(-4), usedAtMs: expect.any(Number) }])
  expect(JSON.stringify(tokens)).toContain('"usedAddress":"')
  expect((await browser.delete(`/api/account/tokens/${token.id}`)).status).toBe(204)
  expect((await ask(secret, '/api/viewer')).body.kind).toBe('token_invalid')
  expect((await browser.delete(`/api/account/tokens/${token.id}`)).status).toBe(404)
})

test('a program without a person saves an empty squad, gets a token as that guest, and then sends only the token', async () => {
  const visitor = testBrowser(app)
  const empty = { playerIds: [], captainId: null, roundId: OPEN_ROUND }
  expect((await visitor.post('/api/squads/checks', empty)).status).toBe(401)
  const saved = await visitor.post('/api/squads', { name: 'Robô', ...empty })
  expect(saved.status).toBe(201)
  expect([...visitor.cookies.keys()]).toEqual(['craque_guest'])
  expect((await visitor.post('/api/squads/checks', empty)).body).toMatchObject({ competes: false })
  const made = await visitor.post('/api/account/tokens', { name: 'Robô', scopes: ['read', 'squads', 'leagues'] })
  expect(made.status).toBe(201)
  const { secret } = made.body as Made
  const squads = await ask(secret, '/api/squads')
  expect(squads.body).toMatchObject({ squads: [{ id: saved.body.squad.id }] })
  const checked = await ask(secret, '/api/squads/checks', { method: 'POST', body: JSON.stringify(empty) })
  expect(checked.status).toBe(200)
})

test('TN1 TN6 an invalid text and an ended token open nothing', async () => {
  const ana = await signInAs(app.session)
  const { secret, token } = await makeToken(ana)
  for (const text of ['nonsense', `${secret.slice(0, -1)}${secret.endsWith('a') ? 'b' : 'a'}`])
    expect(await ask(text, '/api/viewer')).toMatchObject({ status: 401, body: { kind: 'token_invalid' } })
  await app.db.updateTable('personal_token').set({ expires_at: new Date() }).where('id', '=', token.id).execute()
  expect((await ask(secret, '/api/viewer')).status).toBe(401)
})

test('TN5 every answer says how many requests are left, and none is answered after the last', async () => {
  const ana = await signInAs(app.session)
  const [{ secret }, second] = [await makeToken(ana), await makeToken(ana)]
  const first = await ask(secret, '/api/viewer')
  expect(first.headers.get('ratelimit-policy')).toBe('"token";q=12;w=60')
  expect(first.headers.get('ratelimit')).toMatch(/^"token";r=11;t=(60|59)$/)
  const answers = await Promise.all(Array.from({ length: 14 }, () => ask(secret, '/api/viewer')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(11)
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.body.kind).toBe('too_many_requests')
  expect(refused?.headers.get('ratelimit')).toMatch(/^"token";r=0;/)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(50)
  expect((await ask(second.secret, '/api/viewer')).status).toBe(200)
})

test('TN2 a write with a key is applied once, and the key belongs to the token', async () => {
  const ana = await signInAs(app.session)
  const { secret } = await makeToken(ana)
  const body = await squad('Uma vez')
  const send = () =>
    ask(secret, '/api/squads', { method: 'POST', body, headers: { 'idempotency-key': 'abcdefghijklmnop' } })
  const [once, again] = [await send(), await send()]
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(again.body).toEqual(once.body)
  const reader = await makeToken(ana, { scopes: ['read'] })
  const stolen = await ask(reader.secret, '/api/squads', {
    method: 'POST',
    body,
    headers: { 'idempotency-key': 'abcdefghijklmnop' },
  })
  expect(stolen.body.kind).toBe('token_scope')
})

test('TN4 a token for one championship does nothing in another, not even by the matches of its picks', async () => {
  const ana = await signInAs(app.session)
  const { secret } = await makeToken(ana, { championships: ['varzea'] })
  expect((await ask(secret, '/api/squads?championship=varzea')).status).toBe(200)
  expect((await ask(secret, '/api/squads')).body.kind).toBe('token_championship')
  expect((await ask(secret, '/api/notices')).body.kind).toBe('token_championship')
  expect((await ask(secret, '/api/championships/craque')).body.kind).toBe('token_championship')
  for (const board of ['server', 'server/own'])
    expect((await ask(secret, `/api/rankings/${board}?championship=varzea`)).body.kind).toBe('token_championship')
  expect((await ask(secret, '/api/viewer?championship=varzea')).body.viewer?.managerId).toBe(ana.managerId)
  const picks = [{ matchId: OPEN_ROUND * 4 + 1, pick: { kind: 'score', score: { home: 1, away: 0 } } }]
  const put = (token: string) =>
    ask(token, '/api/picks?championship=varzea', { method: 'PUT', body: JSON.stringify({ picks }) })
  expect((await put(secret)).body.kind).toBe('token_championship')
  expect((await put((await makeToken(ana)).secret)).body.results).toMatchObject([{ savedAtMs: expect.any(Number) }])
})

test('TN2 TN6 nobody can make a token for what they do not organise, nor more than twenty', async () => {
  const ana = await signInAs(app.session)
  const browser = testBrowser(app, { cookie: ana.cookie })
  const make = (more: object) => browser.post('/api/account/tokens', { name: 'x', scopes: ['read'], ...more })
  expect((await make({ scopes: ['organise:craque'] })).body.kind).toBe('token_championship_unknown')
  expect((await make({ championships: ['nenhum'] })).body.kind).toBe('token_championship_unknown')
  expect((await make({ scopes: ['admin'] })).body.kind).toBe('invalid_request')
  expect((await make({ days: 4000 })).body.kind).toBe('invalid_request')
  expect((await make({ name: ' \u200B ' })).body.kind).toBe('token_name_invalid')
  const many = await Promise.all(Array.from({ length: 22 }, () => make({})))
  expect(many.filter(({ status }) => status === 201)).toHaveLength(20)
  expect(many.filter(({ status }) => status === 409)).toHaveLength(2)
})

test('TN7 the tokens of a guest act for the account, are in the export, and go with the account', async () => {
  const [guest, ana] = [await signInAs(app.session, { kind: 'guest' }), await signInAs(app.session)]
  const { secret } = await makeToken(guest)
  await mergeGuest(app.db, { guestId: guest.managerId, accountId: ana.managerId })
  expect((await ask(secret, '/api/viewer')).body.viewer?.managerId).toBe(ana.managerId)
  const browser = testBrowser(app, { cookie: ana.cookie })
  const kept = (await browser.get('/api/account/export')).body as { tokens: object[] }
  expect(kept.tokens).toMatchObject([{ name: 'Robô', hint: secret.slice(-4) }])
  expect(JSON.stringify(kept)).not.toContain(secret)
  expect((await ask(secret, '/api/account/export')).body.kind).toBe('token_scope')
  await browser.post('/api/account/delete', { confirm: 'EXCLUIR', currentPassword: testPassword })
  expect((await ask(secret, '/api/viewer')).status).toBe(401)
  expect(
    await app.db.selectFrom('personal_token').select('id').where('manager_id', '=', ana.managerId).execute(),
  ).toEqual([])
})
