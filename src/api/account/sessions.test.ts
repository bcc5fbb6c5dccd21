import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { testBrowser } from '#api/testing/test-browser.ts'
import { testPassword } from '#api/testing/test-passwords.ts'
import { signInAs } from '#api/testing/test-people.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('the list of sessions shows their devices; one or all can be ended', async () => {
  const { email, cookie } = await signInAs(app.session)
  const here = testBrowser(app, { cookie })
  const there = testBrowser(app)
  await there.post('/api/account/sign-in', { email, password: testPassword })
  const { body } = await here.get('/api/account')
  expect(body.sessions).toHaveLength(2)
  const other = body.sessions.find((session: { isThis: boolean }) => !session.isThis)
  expect(other).toMatchObject({ browser: 'Chrome', system: 'Linux' })
  await here.delete(`/api/account/sessions/${other.id}`)
  expect((await there.get('/api/viewer')).body).toEqual({ viewer: null, hasEnded: true })
  await there.post('/api/account/sign-in', { email, password: testPassword })
  await here.delete('/api/account/sessions')
  expect((await there.get('/api/viewer')).body).toEqual({ viewer: null, hasEnded: true })
  expect((await testBrowser(app, { cookie }).get('/api/viewer')).body).toEqual({ viewer: null, hasEnded: true })
})

test('this device comes first, then the others, newest first', async () => {
  const { email, userId, cookie } = await signInAs(app.session)
  const others = [testBrowser(app), testBrowser(app), testBrowser(app)]
  for (const other of others) await other.post('/api/account/sign-in', { email, password: testPassword })
  const aged = await app.db.selectFrom('auth_session').select('id').where('user_id', '=', userId).execute()
  for (const [at, { id }] of aged.entries()) {
    const seen = new Date(Date.now() - (at === 0 ? 4 : at) * 60_000)
    await app.db.updateTable('auth_session').set({ updated_at: seen }).where('id', '=', id).execute()
  }
  const { sessions } = (await testBrowser(app, { cookie }).get('/api/account')).body
  const seen = sessions.map(({ seenAtMs }: { seenAtMs: number }) => Math.round((Date.now() - seenAtMs) / 60_000))
  expect([sessions[0].isThis, ...seen]).toEqual([true, 4, 1, 2, 3])
})
