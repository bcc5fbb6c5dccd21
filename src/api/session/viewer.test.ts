import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from './test-app.ts'
import { signInAs } from './test-people.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('a visitor is nobody and gets no cookie', async () => {
  const answer = await app.request('/api/viewer')
  expect(await answer.json()).toEqual({ viewer: null })
  expect(answer.headers.getSetCookie()).toEqual([])
})

test('a guest and an account are known by their cookie', async () => {
  const guest = await signInAs(app.session, { kind: 'guest', name: 'Guest Um' })
  const account = await signInAs(app.session, { name: 'Conta Um', operator: true })
  const seen = async (cookie: string) => (await app.request('/api/viewer', { headers: { cookie } })).json()
  expect(await seen(guest.cookie)).toMatchObject({ viewer: { managerId: guest.managerId, kind: 'guest', email: null } })
  expect(await seen(account.cookie)).toMatchObject({
    viewer: { managerId: account.managerId, kind: 'account', name: 'Conta Um', email: account.email, isOperator: true },
  })
})

test('a forged, cut or foreign cookie is a visitor', async () => {
  const { cookie } = await signInAs(app.session)
  for (const forged of [
    cookie.slice(0, -6),
    cookie.replace(/=./, '=x'),
    'craque.session_token=abc.def',
    'craque.session_token=',
  ]) {
    const answer = await app.request('/api/viewer', { headers: { cookie: forged } })
    expect(await answer.json()).toEqual({ viewer: null })
  }
})
