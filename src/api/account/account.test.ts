import * as argon2 from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { grantOperator } from '#db/account/account-operator.ts'
import type { TestApp } from '#api/testing/test-app.ts'
import { testBrowser } from '#api/testing/test-browser.ts'
import { testPassword } from '#api/testing/test-passwords.ts'
import { signInAs } from '#api/testing/test-people.ts'

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<typeof argon2>()
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) }
})

let app: TestApp
beforeAll(async () => {
  // Other test files have already loaded the program with the real argon2. After this reset it loads again with the
  // mock, so that the test can count the calls.
  vi.resetModules()
  const { testApp } = await import('#api/testing/test-app.ts')
  app = await testApp()
})
afterAll(() => app.close())

const password = 'tamanduá atravessa a ponte'
const newcomer = (email: string, name = email.split('@')[0]!) => ({ name, email, password })

describe('sign-up', () => {
  test('makes an account whose session is an http-only lax cookie', async () => {
    const browser = testBrowser(app)
    const answer = await browser.post('/api/account/sign-up', newcomer('Ana.Lima@Example.org', 'Ana Lima'))
    expect(answer.body).toMatchObject({
      viewer: { kind: 'account', name: 'Ana Lima', email: 'ana.lima@example.org' },
      merge: null,
    })
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('craque.session_token='))
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Lax/i)
    expect((await browser.get('/api/viewer')).body.viewer.name).toBe('Ana Lima')
  })

  test('behind TLS the cookie is Secure', async () => {
    const answer = await app.request('/api/account/sign-up', {
      method: 'POST',
      headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': '10.9.9.9', 'content-type': 'application/json' },
      body: JSON.stringify(newcomer('tls@example.org')),
    })
    expect(answer.headers.getSetCookie().join('\n')).toMatch(/__Secure-craque\.session_token=.*Secure/i)
  })

  test.each([
    ['name', { ...newcomer('x1@example.org'), name: '<b>' }, 'name_too_short'],
    ['name', { ...newcomer('x1@example.org'), name: '<script>alert(1)</script>' }, 'name_characters'],
    ['name', { ...newcomer('x1@example.org'), name: 'Аdmin' }, 'name_reserved'],
    ['name', { ...newcomer('x1@example.org'), name: 'ÁNA  lima' }, 'name_taken'],
    ['email', { ...newcomer('x1@example.org'), email: 'nada' }, 'email_invalid'],
    ['email', { ...newcomer('x1@example.org'), email: 'ana.lima@example.org' }, 'email_taken'],
    ['password', { ...newcomer('x1@example.org'), password: 'flamengo2025' }, 'password_common'],
    ['password', { ...newcomer('x1@example.org'), password: 'curta' }, 'password_too_short'],
    ['password', { ...newcomer('x1@example.org'), password: 'ã'.repeat(10_000) }, 'password_too_long'],
    ['password', { ...newcomer('x1@example.org'), password: 'X1@example.org' }, 'password_personal'],
  ])('refuses %s with its reason next to the field (%#)', async (path, body, kind) => {
    const answer = await testBrowser(app).post('/api/account/sign-up', body)
    expect(answer.body).toMatchObject({ kind, fields: [{ path, message: expect.stringMatching(/\w/) }] })
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('two sign-ups at once with one e-mail make one account', async () => {
    const both = await Promise.all(
      ['Dupla Um', 'Dupla Dois'].map((name) =>
        testBrowser(app).post('/api/account/sign-up', newcomer('dupla@example.org', name)),
      ),
    )
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
  })
})

describe('sign-in', () => {
  test('unknown e-mail and wrong password get the same answer', async () => {
    const { email } = await signInAs(app.session)
    const wrong = await testBrowser(app).post('/api/account/sign-in', { email, password: 'não é esta senha' })
    const unknown = await testBrowser(app).post('/api/account/sign-in', {
      email: 'ninguem@example.org',
      password: 'não é esta senha',
    })
    const { requestId: _a, ...one } = wrong.body
    const { requestId: _b, ...other } = unknown.body
    expect(one).toEqual(other)
    expect(one).toMatchObject({ kind: 'wrong_credentials', status: 401 })
  })

  test('unknown and known e-mails cost the same hashing, which takes nearly all of the time', async () => {
    const { email } = await signInAs(app.session)
    const hashings = async (to: string) => {
      vi.mocked(argon2.hash).mockClear()
      vi.mocked(argon2.verify).mockClear()
      await testBrowser(app).post('/api/account/sign-in', { email: to, password: 'não é esta senha' })
      return vi.mocked(argon2.hash).mock.calls.length + vi.mocked(argon2.verify).mock.calls.length
    }
    expect(await hashings(email)).toBe(1)
    expect(await hashings('alguem@example.org')).toBe(1)
  })

  test('signing out ends the session on the server too', async () => {
    const { cookie } = await signInAs(app.session)
    const browser = testBrowser(app, { cookie })
    expect((await browser.post('/api/account/sign-out')).status).toBe(200)
    expect((await testBrowser(app, { cookie }).get('/api/viewer')).body).toEqual({ viewer: null, hasEnded: true })
  })

  test('another site cannot post here', async () => {
    const { cookie } = await signInAs(app.session)
    const evil = testBrowser(app, { cookie, origin: 'https://evil.example' })
    expect((await evil.post('/api/account/sign-out')).body.kind).toBe('forbidden_origin')
    expect((await evil.put('/api/account/password', { password, currentPassword: testPassword })).body.kind).toBe(
      'forbidden_origin',
    )
  })
})

describe('account', () => {
  test('password and e-mail change only with the old password', async () => {
    const { email, cookie } = await signInAs(app.session)
    const here = testBrowser(app, { cookie })
    const there = testBrowser(app)
    await there.post('/api/account/sign-in', { email, password: testPassword })
    expect((await here.put('/api/account/password', { password, currentPassword: 'errada errada' })).body.kind).toBe(
      'wrong_password',
    )
    expect((await here.put('/api/account/password', { password })).body.kind).toBe('wrong_password')
    expect(
      (await here.put('/api/account/email', { email: 'outro@example.org', currentPassword: 'errada' })).body.kind,
    ).toBe('wrong_password')
    expect(
      (await here.put('/api/account/email', { email: 'ana.lima@example.org', currentPassword: testPassword })).body
        .kind,
    ).toBe('email_taken')
    expect((await here.put('/api/account/password', { password, currentPassword: testPassword })).status).toBe(200)
    expect((await there.get('/api/viewer')).body).toEqual({ viewer: null, hasEnded: true })
    expect(
      (await here.put('/api/account/email', { email: 'novo.email@example.org', currentPassword: password })).status,
    ).toBe(200)
    expect((await testBrowser(app).post('/api/account/sign-in', { email, password })).status).toBe(401)
    expect(
      (await testBrowser(app).post('/api/account/sign-in', { email: 'novo.email@example.org', password })).status,
    ).toBe(200)
  })

  test('the old address hears about a changed e-mail, and the present one about a changed password', async () => {
    const { email, cookie } = await signInAs(app.session)
    const here = testBrowser(app, { cookie: `${cookie}; craque_language=es` })
    app.outbox.length = 0
    const change = (to: string) => here.put('/api/account/email', { email: to, currentPassword: testPassword })
    await change(email)
    await change('nada')
    expect(app.outbox).toEqual([])
    await change(`novo-${email}`)
    expect(app.outbox).toMatchObject([{ to: email, subject: 'Craque: el correo de tu cuenta cambió' }])
    expect(app.outbox[0]?.text).toContain('http://localhost/conta')
    expect(app.outbox[0]?.text).not.toContain(`novo-${email}`)
    await here.put('/api/account/password', { password, currentPassword: testPassword })
    expect(app.outbox[1]).toMatchObject({
      to: `novo-${email}`,
      subject: 'Craque: tu cuenta tiene una contraseña nueva',
      text: expect.stringContaining('http://localhost/recuperar-senha'),
    })
    const profile = (await here.get('/api/profile')).body
    const { name, country, bio, avatarSeed } = profile
    const saved = { name, country, bio, avatarSeed, favoriteClubId: null, email, currentPassword: password }
    expect((await here.put('/api/profile', saved)).status).toBe(200)
    expect(app.outbox[2]).toMatchObject({ to: `novo-${email}`, subject: 'Craque: el correo de tu cuenta cambió' })
    await here.put('/api/profile', { ...saved, bio: 'só a bio' })
    expect(app.outbox).toHaveLength(3)
  })

  test('the link of a forgotten password sets a new one, once, and ends every session', async () => {
    const { email, cookie } = await signInAs(app.session)
    app.outbox.length = 0
    const stranger = testBrowser(app)
    const known = await stranger.post('/api/account/reset-requests', { email })
    const unknown = await stranger.post('/api/account/reset-requests', { email: 'nunca@example.org' })
    expect(known.body).toEqual(unknown.body)
    expect(app.outbox).toHaveLength(1)
    expect(app.outbox[0]).toMatchObject({ to: email })
    const token = /token=(\S+)/.exec(app.outbox[0]!.text)![1]
    expect((await stranger.post('/api/account/reset', { token, password: 'senha123456' })).body.kind).toBe(
      'password_common',
    )
    expect((await stranger.post('/api/account/reset', { token, password: email })).body.kind).toBe('password_personal')
    expect((await stranger.post('/api/account/reset', { token, password })).status).toBe(200)
    expect(app.outbox[1]).toMatchObject({ to: email, subject: 'Craque: sua conta tem uma nova senha' })
    expect((await stranger.post('/api/account/reset', { token, password })).body.kind).toBe('reset_link_invalid')
    expect((await testBrowser(app, { cookie }).get('/api/viewer')).body).toEqual({ viewer: null, hasEnded: true })
    expect((await testBrowser(app).post('/api/account/sign-in', { email, password })).status).toBe(200)
  })

  test('a new password removes passkeys from before the address was proven, and later ones if the owner wants that', async () => {
    const { email, userId } = await signInAs(app.session)
    const passkeys = async () =>
      (await app.db.selectFrom('auth_passkey').select('id').where('user_id', '=', userId).orderBy('id').execute()).map(
        ({ id }) => id,
      )
    const leave = (...ids: string[]) =>
      app.db
        .insertInto('auth_passkey')
        .values(
          ids.map((id) => ({
            id: `${id}-${userId}`,
            user_id: userId,
            name: id,
            public_key: 'k',
            credential_id: `${id}-${userId}`,
            counter: 0,
            device_type: 'singleDevice',
            backed_up: false,
            created_at: new Date(),
          })),
        )
        .execute()
    const follow = async (body: object) => {
      app.outbox.length = 0
      const owner = testBrowser(app)
      await owner.post('/api/account/reset-requests', { email })
      const token = /token=(\S+)/.exec(app.outbox[0]!.text)![1]
      const listed = (await owner.post('/api/account/reset/passkeys', { token })).body
      expect((await owner.post('/api/account/reset', { token, password, ...body })).status).toBe(200)
      expect((await owner.post('/api/account/reset/passkeys', { token })).body.kind).toBe('reset_link_invalid')
      return listed
    }
    await leave('intruso')
    expect(await follow({})).toMatchObject({ allGo: true, passkeys: [{ label: 'intruso' }] })
    expect(await passkeys()).toEqual([])
    await leave('meu', 'perdido')
    const listed = await follow({ removePasskeys: [`perdido-${userId}`] })
    expect(listed).toMatchObject({ allGo: false, passkeys: [{ label: 'meu' }, { label: 'perdido' }] })
    expect(await passkeys()).toEqual([`meu-${userId}`])
    await testBrowser(app).post('/api/account/reset/passkeys', { token: 'nada' })
    expect((await follow({ removePasskeys: ['meu-outro'] })).passkeys).toHaveLength(1)
    expect(await passkeys()).toEqual([`meu-${userId}`])
  })

  test.each([
    ['pt-BR', 'Craque: nova senha', 'em até uma hora'],
    ['es', 'Craque: contraseña nueva', 'dentro de una hora'],
    ['en', 'Craque: new password', 'within an hour'],
  ])('a person who reads %s gets the link in that language', async (language, subject, deadline) => {
    const { email } = await signInAs(app.session)
    app.outbox.length = 0
    const browser = testBrowser(app, { cookie: `craque_language=${language}`, origin: 'http://localhost' })
    expect((await browser.post('/api/account/reset-requests', { email })).status).toBe(200)
    expect(app.outbox).toMatchObject([{ to: email, subject }])
    expect(app.outbox[0]?.text).toContain(deadline)
    expect(app.outbox[0]?.text).toMatch(/^http:\/\/localhost\/recuperar-senha\?token=\S+$/m)
  })

  test('only the command line makes an operator', async () => {
    const { email, cookie } = await signInAs(app.session)
    const browser = testBrowser(app, { cookie })
    await browser.post('/api/account/sign-up', {
      ...newcomer('op@example.org'),
      isOperator: true,
      is_operator: true,
      role: 'admin',
    })
    expect((await testBrowser(app, { cookie }).get('/api/viewer')).body.viewer?.isOperator ?? false).toBe(false)
    expect(await grantOperator(app.db, ` ${email.toUpperCase()} `)).toMatchObject({ ok: true })
    expect(await grantOperator(app.db, 'sumiu@example.org')).toEqual({ ok: false, error: { kind: 'account_unknown' } })
    const again = testBrowser(app)
    const signedIn = await again.post('/api/account/sign-in', { email, password: testPassword })
    expect(signedIn.body.viewer.isOperator).toBe(true)
  })
})
