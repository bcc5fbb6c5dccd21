import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { client, signInProvider, wrongTokens, type SignInProvider, type Someone } from '#test/sign-in-provider.ts'
import { confirmEmailByHand } from '#db/account/email-code.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { testBrowser } from '#api/testing/test-browser.ts'
import { inviteOperator } from '#api/session/invite-operator.ts'

const origin = 'http://localhost'
let there: SignInProvider
let app: TestApp
let only: TestApp
let astray: TestApp
const often = { tries: 10_000, windowSeconds: 60 }
const limits = { address: often, account: often, newPeople: often, creations: often }

beforeAll(async () => {
  there = await signInProvider([`${origin}/entrar/provedor`])
  const settings = {
    issuer: there.issuer,
    clientId: client.id,
    clientSecret: client.secret,
    name: 'Escola',
    isOnly: false,
    operators: { claim: 'groups', value: 'craque' },
  }
  app = await testApp({ limits, provider: settings })
  only = await testApp({ limits, provider: { ...settings, isOnly: true } })
  astray = await testApp({ limits, provider: { ...settings, issuer: `${there.issuer}/other` } })
})
beforeEach(() => Object.assign(there.state, { isDisabled: false, tamper: undefined, person: undefined }))
afterAll(async () => {
  for (const one of [app, only, astray]) await one.close()
  await there.close()
})

let count = 0
function someone(more: Partial<Someone> = {}): Someone {
  count += 1
  const email = `pessoa${count}@escola.example`
  return { sub: `sub-${count}`, email, email_verified: true, name: `Pessoa Nova ${count}`, groups: [], ...more }
}

/** Follows the provider's redirects, with its cookies, until it sends the browser back to us. */
async function goThrough(url: string): Promise<Record<string, string>> {
  const jar = new Map<string, string>()
  let next = new URL(url)
  for (let step = 0; next.origin !== origin; step++) {
    if (step > 8) throw new Error(`no way back from ${next.href}`)
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    const location = answer.headers.get('location')
    if (!location) throw new Error(`${next.href}: ${answer.status} ${await answer.text()}`)
    next = new URL(location, next)
  }
  return Object.fromEntries(next.searchParams)
}

async function signIn(person: Someone, { at = app, browser = testBrowser(at) } = {}) {
  there.state.person = person
  const start = await browser.post('/api/account/provider/start', {})
  if (start.status !== 200) return { browser, answer: start, given: {} }
  const given = await goThrough((start.body as { url: string }).url)
  return { browser, given, answer: await browser.post('/api/account/provider/finish', given) }
}

describe('sign-in by the provider of a group', () => {
  test('makes an account, opens it again, and stores no token but the one that signs out', async () => {
    const person = someone()
    const first = await signIn(person)
    expect(first.answer.body).toMatchObject({
      viewer: { kind: 'account', email: person.email, name: person.name, isOperator: false },
    })
    const again = await signIn(person)
    expect(again.answer.body.viewer.managerId).toBe(first.answer.body.viewer.managerId)
    expect((await again.browser.get('/api/account')).body).toMatchObject({ hasPassword: false, isEmailConfirmed: true })
    const row = await app.db
      .selectFrom('auth_account')
      .selectAll()
      .where('account_id', '=', person.sub)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ access_token: null, refresh_token: null, id_token: expect.stringContaining('.') })
    const out = await again.browser.post('/api/account/sign-out', {})
    expect(new URL(out.body.providerUrl).searchParams.get('id_token_hint')).toBeTruthy()
    expect((await again.browser.get('/api/viewer')).body.viewer).toBeNull()
  })

  test('a sign-out without scripts ends the session at the provider, too (NT11)', async () => {
    const { browser } = await signIn(someone())
    const out = await browser.post('/sair', {})
    expect([out.status, out.body]).toEqual([200, expect.stringMatching(/http-equiv="refresh"[^>]*id_token_hint=/)])
    expect((await browser.get('/api/viewer')).body.viewer).toBeNull()
  })

  test.each(Object.keys(wrongTokens))('refuses %s', async (name) => {
    there.state.tamper = wrongTokens[name]
    const { answer, browser } = await signIn(someone())
    expect([answer.status, answer.body.kind]).toEqual([400, 'provider_start_again'])
    expect((await browser.get('/api/viewer')).body.viewer?.kind ?? 'nobody').not.toBe('account')
  })

  test('refuses an answer that another browser asked for, and one that comes twice', async () => {
    const { given } = await signIn(someone())
    const other = await testBrowser(app).post('/api/account/provider/finish', given)
    expect([other.status, other.body.kind]).toEqual([400, 'provider_start_again'])
    const { browser, given: used } = await signIn(someone())
    expect((await browser.post('/api/account/provider/finish', used)).status).toBe(400)
  })

  test('does not use a provider with another issuer in its document', async () => {
    const { answer } = await signIn(someone(), { at: astray })
    expect([answer.status, answer.body.kind]).toEqual([502, 'provider_unavailable'])
  })

  test('gives no session to a person whom the provider refuses', async () => {
    there.state.isDisabled = true
    const { answer } = await signIn(someone())
    expect([answer.status, answer.body.kind]).toEqual([403, 'provider_refused'])
  })
})

describe('accounts are joined only where both sides have verified the e-mail (NT14)', () => {
  test.each([
    { here: false, at: true },
    { here: true, at: false },
    { here: false, at: false },
    { here: true, at: true },
  ])('verified here: $here, at the provider: $at', async ({ here, at }) => {
    const person = someone({ email_verified: at })
    const account = { name: `Conta ${person.sub}`, email: person.email, password: 'tamanduá atravessa a ponte' }
    const signedUp = await testBrowser(app).post('/api/account/sign-up', account)
    if (here) await confirmEmailByHand(app.db, person.email)
    const { answer } = await signIn(person)
    if (here && at) expect(answer.body.viewer.managerId).toBe(signedUp.body.viewer.managerId)
    else expect([answer.status, answer.body.kind]).toEqual([409, 'provider_not_linked'])
  })

  test('an unverified e-mail opens an account of its own, and its owner gets it by the link', async () => {
    const person = someone({ email_verified: false })
    const { browser } = await signIn(person)
    expect((await browser.get('/api/account')).body.isEmailConfirmed).toBe(false)
  })
})

describe('operators by a group', () => {
  test('the group grants the right, and removes only what it granted', async () => {
    const person = someone({ groups: ['craque'] })
    expect((await signIn(person)).answer.body.viewer.isOperator).toBe(true)
    expect((await signIn({ ...person, groups: [] })).answer.body.viewer.isOperator).toBe(false)
    await app.db.updateTable('auth_user').set({ is_operator: true }).where('email', '=', person.email).execute()
    expect((await signIn(person)).answer.body.viewer.isOperator).toBe(true)
    expect((await signIn({ ...person, groups: [] })).answer.body.viewer.isOperator).toBe(true)
  })
})

test('CRAQUE_OPERATOR’s address, unverified at the provider, gains nothing; the link makes the operator', async () => {
  const person = someone({ email_verified: false, groups: ['craque'] })
  await signIn(person)
  const { browser } = await signIn({ ...person, groups: [] })
  for (const groups of [[], ['craque'], []]) {
    await signIn({ ...person, groups })
    await inviteOperator(app.session, { email: person.email, origin })
  }
  expect((await browser.get('/api/viewer')).body.viewer.isOperator).toBe(false)
  const token = /token=(\S+)/.exec(app.outbox.findLast(({ to }) => to === person.email)?.text ?? '')?.[1]
  const password = 'tamanduá atravessa a ponte'
  const owner = testBrowser(app)
  expect((await owner.post('/api/account/reset', { token, password })).status).toBe(200)
  const answer = await owner.post('/api/account/sign-in', { email: person.email, password })
  expect(answer.body.viewer.isOperator).toBe(true)
  expect((await browser.get('/api/viewer')).body.viewer).toBeNull()
  expect((await signIn(person)).answer.body.kind).toBe('provider_not_linked')
})

describe('CRAQUE_OIDC_ONLY', () => {
  test('closes passwords and passkeys, and leaves the provider open', async () => {
    const closed = [
      ['/api/account/sign-up', { name: 'A', email: 'a@example.org', password: 'x' }],
      ['/api/account/sign-in', { email: 'a@example.org', password: 'x' }],
      ['/api/account/reset-requests', { email: 'a@example.org' }],
      ['/api/account/passkeys/sign-in-options', {}],
      ['/api/account/passkeys/sign-up-options', { name: 'A', email: 'a@example.org' }],
    ] as const
    for (const [path, body] of closed) {
      const answer = await testBrowser(only).post(path, body)
      expect([path, answer.status, answer.body.kind]).toEqual([path, 403, 'provider_only'])
    }
    expect((await signIn(someone(), { at: only })).answer.status).toBe(200)
  })
})
