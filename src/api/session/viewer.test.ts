import { APIError } from 'better-auth/api'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAs } from '#api/testing/test-people.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({
    renderPage: async ({ fetchApi }) => new Response(await (await fetchApi('/api/viewer')).text()),
  })
})
afterAll(() => app.close())

test('a visitor has no identity and gets no cookie', async () => {
  const answer = await app.request('/api/viewer')
  expect(await answer.json()).toEqual({ viewer: null })
  expect(answer.headers.getSetCookie()).toEqual([])
})

test('guests and accounts are known by their cookies', async () => {
  const guest = await signInAs(app.session, { kind: 'guest', name: 'Guest Um' })
  const account = await signInAs(app.session, { name: 'Conta Um', operator: true })
  const seen = async (cookie: string) => (await app.request('/api/viewer', { headers: { cookie } })).json()
  expect(await seen(guest.cookie)).toMatchObject({ viewer: { managerId: guest.managerId, kind: 'guest', email: null } })
  expect(await seen(account.cookie)).toMatchObject({
    viewer: { managerId: account.managerId, kind: 'account', name: 'Conta Um', email: account.email, isOperator: true },
  })
})

test('our own cookie names its session without a query', async () => {
  const [ana, bia] = [await signInAs(app.session), await signInAs(app.session)]
  const { sessionOf } = app.session
  expect(sessionOf(ana.cookie)).toMatch(/^\w{20,}$/)
  expect(sessionOf(`x=1; ${ana.cookie}; y=2`)).toBe(sessionOf(ana.cookie))
  expect(sessionOf(bia.cookie)).not.toBe(sessionOf(ana.cookie))
})

test('a forged, cut or foreign cookie means a visitor', async () => {
  const { cookie } = await signInAs(app.session)
  for (const forged of [
    cookie.slice(0, -6),
    cookie.replace(/=(.)/, (_, first) => (first === 'x' ? '=y' : '=x')),
    'craque.session_token=abc.def',
    'craque.session_token=',
  ]) {
    const answer = await app.request('/api/viewer', { headers: { cookie: forged } })
    expect(await answer.json()).toEqual({ viewer: null, hasEnded: true })
    expect(app.session.sessionOf(forged)).toBeUndefined()
  }
})

describe('an active session', () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  /** As if the person had sent no request for this many minutes. */
  const rest = (userId: string, minutes: number) =>
    app.db
      .updateTable('auth_session')
      .set({ updated_at: minutesAgo(minutes), expires_at: new Date(minutesAgo(minutes).getTime() + 400 * 86_400_000) })
      .where('user_id', '=', userId)
      .execute()
  const seen = async (userId: string) => {
    const row = await app.db
      .selectFrom('auth_session')
      .select('updated_at')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    return Math.round((Date.now() - row.updated_at.getTime()) / 60_000)
  }

  test('counts as seen again after five minutes, and not with every request', async () => {
    const { userId, cookie } = await signInAs(app.session)
    await rest(userId, 3)
    expect((await app.request('/api/viewer', { headers: { cookie } })).headers.getSetCookie()).toEqual([])
    expect(await seen(userId)).toBe(3)
    await rest(userId, 6)
    const answer = await app.request('/api/viewer', { headers: { cookie } })
    expect(await seen(userId)).toBe(0)
    expect(answer.headers.getSetCookie().join()).toMatch(/craque\.session_token=.*Max-Age=34560000/)
  })

  test('a script’s request never touches the cookie: its answer may overtake a sign-in', async () => {
    const { userId, cookie } = await signInAs(app.session, { kind: 'guest' })
    const byScript = () => app.request('/api/viewer', { headers: { cookie, 'sec-fetch-dest': 'empty' } })
    await rest(userId, 6)
    expect((await byScript()).headers.getSetCookie()).toEqual([])
    // As after a merge: the person signed in to their account while this request was under way.
    await app.db.deleteFrom('auth_user').where('id', '=', userId).execute()
    const late = await byScript()
    expect([await late.json(), late.headers.getSetCookie()]).toEqual([{ viewer: null }, []])
  })

  test('that has ended is not cleared by a page either', async () => {
    const { userId, cookie } = await signInAs(app.session)
    await app.db.deleteFrom('auth_user').where('id', '=', userId).execute()
    expect((await app.request('/perfil', { headers: { cookie } })).headers.getSetCookie()).toEqual([])
  })

  test('that is renewed while a page is drawn leaves its cookie with the page', async () => {
    const { userId, cookie } = await signInAs(app.session)
    await rest(userId, 6)
    const page = await app.request('/perfil', { headers: { cookie } })
    expect(await seen(userId)).toBe(0)
    const [renewed, ...more] = page.headers.getSetCookie()
    expect(more).toEqual([])
    expect(renewed?.split(';')[0]).toBe(cookie)
  })

  test('is known to the pages drawn behind TLS', async () => {
    const { cookie } = await signInAs(app.session, { name: 'Atrás do TLS' })
    const headers = { cookie: `__Secure-${cookie}`, 'x-forwarded-proto': 'https' }
    expect(await (await app.request('/perfil', { headers })).text()).toContain('Atrás do TLS')
  })

  test('that somebody ends elsewhere during its renewal is no session', async () => {
    const { cookie } = await signInAs(app.session)
    const { api } = app.session.authFor('http://localhost')
    vi.spyOn(api, 'getSession').mockRejectedValueOnce(new APIError('UNAUTHORIZED'))
    const answer = await app.request('/api/viewer', { headers: { cookie } })
    expect([answer.status, await answer.json()]).toEqual([200, { viewer: null, hasEnded: true }])
  })
})
