import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountOf, makeOperatorIfNamed } from '#db/account/account-operator.ts'
import { inviteOperator } from './invite-operator.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { testBrowser } from '#api/testing/test-browser.ts'
import { signInAs } from '#api/testing/test-people.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const password = 'quatro gatos no muro'
const origin = 'http://localhost'

test('the invited operator sets a password by the link; nobody can sign up instead', async () => {
  const invitation = { email: 'Chefe@Example.org', origin }
  await inviteOperator(app.session, invitation)
  const stranger = await testBrowser(app).post('/api/account/sign-up', {
    name: 'Impostor',
    email: 'chefe@example.org',
    password,
  })
  expect(stranger.body.kind).toBe('email_taken')
  const token = /token=(\S+)/.exec(app.outbox.at(-1)?.text ?? '')?.[1]
  const browser = testBrowser(app)
  expect((await browser.post('/api/account/reset', { token, password })).status).toBe(200)
  const answer = await browser.post('/api/account/sign-in', { email: 'chefe@example.org', password })
  expect(answer.body.viewer).toMatchObject({ isOperator: true, kind: 'account' })
  const sent = app.outbox.length
  await inviteOperator(app.session, invitation)
  expect(app.outbox).toHaveLength(sent)
})

test('an account whose address is proven is made operator without a message', async () => {
  const { email, cookie, userId } = await signInAs(app.session)
  await app.db.updateTable('auth_user').set({ email_verified: true }).where('id', '=', userId).execute()
  const sent = app.outbox.length
  await inviteOperator(app.session, { email, origin })
  expect((await testBrowser(app, { cookie }).get('/api/viewer')).body.viewer.isOperator).toBe(true)
  expect(app.outbox).toHaveLength(sent)
})

test('a person who signed up first with the operator’s address gains nothing; the link makes the operator', async () => {
  const { email, cookie } = await signInAs(app.session)
  const squatter = testBrowser(app, { cookie })
  const isOperator = async () => (await squatter.get('/api/viewer')).body.viewer?.isOperator ?? 'out'
  await inviteOperator(app.session, { email, origin })
  expect(await isOperator()).toBe(false)
  const token = /token=(\S+)/.exec(app.outbox.at(-1)?.text ?? '')?.[1]
  const owner = testBrowser(app)
  expect((await owner.post('/api/account/reset', { token, password })).status).toBe(200)
  expect((await owner.post('/api/account/sign-in', { email, password })).body.viewer.isOperator).toBe(true)
  expect(await isOperator()).toBe('out')
})

test('an address that CRAQUE_OPERATOR no longer names gives its owner nothing, even if they prove it later', async () => {
  const [former, named] = [await signInAs(app.session), await signInAs(app.session)]
  const proves = async ({ email }: typeof former) => {
    await makeOperatorIfNamed(app.db, email)
    return (await accountOf(app.db, email))?.isAppointed
  }
  await inviteOperator(app.session, { email: former.email, origin })
  await inviteOperator(app.session, { email: named.email, origin })
  expect(await proves(former)).toBe(false)
  await inviteOperator(app.session, { email: undefined, origin })
  expect(await proves(named)).toBe(false)
})
