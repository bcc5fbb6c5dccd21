import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { testBrowser } from '#api/testing/test-browser.ts'
import { testPassword } from '#api/testing/test-passwords.ts'
import { signInAs } from '#api/testing/test-people.ts'
import { int, rowOf, text } from '#db/connection/row.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const privateRoutes = [
  ['GET', '/api/profile', undefined, 'person'],
  [
    'PUT',
    '/api/profile',
    { name: 'Roubado', email: null, country: 'BR', favoriteClubId: null, bio: '', avatarSeed: 'a' },
    'person',
  ],
  ['PUT', '/api/profile/name', { name: 'Roubado' }, 'person'],
  ['PUT', '/api/profile/sports', { sports: ['futebol'] }, 'person'],
  ['GET', '/api/profile/activity', undefined, 'person'],
  ['GET', '/api/account/export', undefined, 'person'],
  ['POST', '/api/account/delete', { confirm: 'EXCLUIR' }, 'person'],
  ['GET', '/api/account/tokens', undefined, 'person'],
  ['POST', '/api/account/tokens', { name: 'Robô', scopes: ['read'], championships: null, days: 30 }, 'person'],
  ['GET', '/api/account/chats', undefined, 'person'],
  ['POST', '/api/account/chats', { code: 'qualquer' }, 'person'],
  ['GET', '/api/account', undefined, 'account'],
  ['PUT', '/api/account/email', { email: 'roubo@example.org', currentPassword: testPassword }, 'account'],
  ['POST', '/api/account/email/confirmation', undefined, 'account'],
  ['PUT', '/api/account/email/confirmation', { code: '123456' }, 'account'],
  ['PUT', '/api/account/password', { password: 'cavalo novo na ponte', currentPassword: testPassword }, 'account'],
  ['POST', '/api/account/sign-out', undefined, 'account'],
  ['DELETE', '/api/account/sessions', undefined, 'account'],
  ['DELETE', '/api/account/sessions/qualquer', undefined, 'account'],
  ['POST', '/api/account/passkeys/add-options', {}, 'account'],
  ['POST', '/api/account/passkeys/add', { response: {} }, 'account'],
  ['DELETE', '/api/account/passkeys/qualquer', undefined, 'account'],
] as const

const send = (cookie: string | undefined, method: string, path: string, body: unknown) =>
  app.request(path, {
    method,
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

describe('every private route', () => {
  test.each(privateRoutes)('%s %s refuses a visitor', async (method, path, body) => {
    expect((await send(undefined, method, path, body)).status).toBe(401)
  })

  test.each(privateRoutes.filter(([, , , who]) => who === 'account'))(
    '%s %s refuses a guest',
    async (method, path, body) => {
      const guest = await signInAs(app.session, { kind: 'guest' })
      const answer = await send(guest.cookie, method, path, body)
      expect(answer.status).toBe(403)
      expect(await answer.json()).toMatchObject({ kind: 'account_needed' })
    },
  )

  test('the list of private routes is complete', () => {
    const open = new Set([
      'GET /api/viewer',
      'POST /api/account/sign-up',
      'POST /api/account/sign-in',
      'POST /api/account/reset-requests',
      'POST /api/account/reset',
      'POST /api/account/reset/passkeys',
      ...['sign-up-options', 'sign-up', 'sign-in-options', 'sign-in'].map(
        (step) => `POST /api/account/passkeys/${step}`,
      ),
      // The next ones need a number, a service, a code or a provider. authorisation.test.ts sends them.
      'DELETE /api/account/tokens/qualquer',
      'DELETE /api/account/chats/{service}',
      'GET /api/account/chats/asked',
      'POST /api/account/provider/start',
      'POST /api/account/provider/finish',
    ])
    const document = app.app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version: '' } })
    const known = Object.entries(document.paths ?? {})
      .filter(([path]) => /^\/api\/(account|profile|viewer)/.test(path))
      .flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('{id}', 'qualquer')}`),
      )
    expect(known.filter((route) => !open.has(route)).sort()).toEqual(
      privateRoutes.map(([method, path]) => `${method} ${path}`).sort(),
    )
  })
})

describe('another account', () => {
  test('cannot end my sessions or remove my passkeys by their id', async () => {
    const me = await signInAs(app.session)
    const other = await signInAs(app.session)
    const mine = await (await send(me.cookie, 'GET', '/api/account', undefined)).json()
    expect((await send(other.cookie, 'DELETE', `/api/account/sessions/${mine.sessions[0].id}`, undefined)).status).toBe(
      404,
    )
    await sql`insert into auth_passkey (id, user_id, public_key, credential_id, counter, device_type, backed_up) values ('pk1', ${me.userId}, 'k', 'c1', 0, 'x', false)`.execute(
      app.db,
    )
    expect((await send(other.cookie, 'DELETE', '/api/account/passkeys/pk1', undefined)).status).toBe(404)
    expect((await (await send(me.cookie, 'GET', '/api/account', undefined)).json()).passkeys).toHaveLength(1)
  })

  test('shows only its own data in profile, activity, account and export', async () => {
    const me = await signInAs(app.session, { name: 'Segredo Meu' })
    const other = await signInAs(app.session)
    await sql`insert into activity (championship_id, manager_id, type, data, at) values (1, ${me.managerId}, 'team_created', '{"name":"Segredo FC"}', now())`.execute(
      app.db,
    )
    for (const path of [
      '/api/profile',
      '/api/profile/activity',
      '/api/account',
      '/api/account/export',
      '/api/viewer',
    ]) {
      const text = await (await send(other.cookie, 'GET', path, undefined)).text()
      expect(text).not.toContain('Segredo')
      expect(text).not.toContain(me.email)
    }
  })
})

describe('export and delete', () => {
  test('the export contains everything about the person, and no secret', async () => {
    const me = await signInAs(app.session, { name: 'Exporta Tudo' })
    const friend = await signInAs(app.session, { name: 'Amiga Seguida' })
    const browser = testBrowser(app, { cookie: me.cookie })
    await browser.put(`/api/managers/${friend.managerId}/follow`)
    await sql`insert into squad (championship_id, modality, manager_id, name, created_at, updated_at) values (1, 'campo', ${me.managerId}, 'Time da Rua', now(), now())`.execute(
      app.db,
    )
    await sql`insert into activity (championship_id, manager_id, type, data, at) values (1, ${me.managerId}, 'team_created', '{"name":"Time da Rua"}', now())`.execute(
      app.db,
    )
    const answer = await browser.get('/api/account/export')
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    expect(answer.body).toMatchObject({
      account: { email: me.email },
      profile: { name: 'Exporta Tudo' },
      squads: [{ name: 'Time da Rua' }],
      following: [{ name: 'Amiga Seguida' }],
      activity: [{ type: 'team_created' }],
    })
    const text = JSON.stringify(answer.body)
    expect(text).not.toContain('argon2')
    const [token] = decodeURIComponent(me.cookie.split('=')[1]!).split('.')
    expect(text).not.toContain(token)
  })

  test('deletion needs the word and the password; then no personal data is left and results stay', async () => {
    const me = await signInAs(app.session, { name: 'Vai Embora' })
    const browser = testBrowser(app, { cookie: me.cookie })
    await browser.post('/api/account/sign-in', { email: me.email, password: testPassword })
    expect([...browser.cookies.keys()]).toContain('craque_device')
    const { rows } = await rowOf({ id: int })
      .sql`insert into squad (championship_id, modality, manager_id, name, created_at, updated_at) values (1, 'campo', ${me.managerId}, 'Time do Vai Embora', now(), now()) returning id`.execute(
      app.db,
    )
    await sql`insert into ledger (championship_id, key, manager_id, kind, points, at) values (1, ${`t${me.managerId}`}, ${me.managerId}, 'pick', 25, now())`.execute(
      app.db,
    )
    expect((await browser.post('/api/account/delete', { confirm: 'sim', currentPassword: testPassword })).status).toBe(
      400,
    )
    expect((await browser.post('/api/account/delete', { confirm: 'EXCLUIR' })).body.kind).toBe('wrong_password')
    expect(
      (await browser.post('/api/account/delete', { confirm: 'EXCLUIR', currentPassword: testPassword })).status,
    ).toBe(200)
    expect([...browser.cookies.keys()]).toEqual([])
    expect((await testBrowser(app, { cookie: me.cookie }).get('/api/viewer')).body).toEqual({
      viewer: null,
      hasEnded: true,
    })
    expect(
      (await testBrowser(app).post('/api/account/sign-in', { email: me.email, password: testPassword })).status,
    ).toBe(401)
    expect((await testBrowser(app).get(`/api/managers/${me.managerId}`)).body).toMatchObject({
      name: 'Participante removido',
      isGone: true,
    })
    const tables = await rowOf({ name: text })
      .sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
      app.db,
    )
    for (const { name } of tables.rows) {
      const found = await rowOf({ n: int })
        .sql`select count(*) as n from ${sql.table(name)} as t where t::text ilike ${`%${me.email}%`} or t::text ilike '%vai embora%' or t::text like ${`%${me.userId}%`}`.execute(
        app.db,
      )
      expect([name, found.rows[0]?.n]).toEqual([name, 0])
    }
    expect(await app.db.selectFrom('squad').select('manager_id').where('id', '=', rows[0]!.id).execute()).toEqual([
      { manager_id: me.managerId },
    ])
    expect(await app.db.selectFrom('ledger').select('points').where('manager_id', '=', me.managerId).execute()).toEqual(
      [{ points: 25 }],
    )
  })
})

describe('a guest', () => {
  test('becomes an account with the same manager', async () => {
    const guest = testBrowser(app)
    const someone = await signInAs(app.session)
    await guest.put(`/api/managers/${someone.managerId}/follow`)
    const before = (await guest.get('/api/viewer')).body.viewer
    const answer = await guest.post('/api/account/sign-up', {
      name: 'Virei Conta',
      email: 'virei@example.org',
      password: 'um jabuti na janela',
    })
    expect(answer.body).toMatchObject({
      viewer: { managerId: before.managerId, kind: 'account', name: 'Virei Conta' },
      merge: null,
    })
    const elsewhere = testBrowser(app)
    await elsewhere.post('/api/account/sign-in', { email: 'virei@example.org', password: 'um jabuti na janela' })
    expect((await elsewhere.get(`/api/managers/${someone.managerId}`)).body.isFollowed).toBe(true)
  })

  test('brings their game to the account they sign in to, and reads that', async () => {
    const account = await signInAs(app.session)
    const someone = await signInAs(app.session)
    const guest = testBrowser(app)
    await guest.put(`/api/managers/${someone.managerId}/follow`)
    const { managerId: guestId } = (await guest.get('/api/viewer')).body.viewer
    await sql`insert into squad (championship_id, modality, manager_id, name, created_at, updated_at) values (1, 'campo', ${guestId}, 'Time do convidado', now(), now())`.execute(
      app.db,
    )
    const answer = await guest.post('/api/account/sign-in', { email: account.email, password: testPassword })
    expect(answer.body).toMatchObject({
      viewer: { managerId: account.managerId },
      merge: { squads: 1, picksGivenUp: 0, leaguesLeft: [] },
    })
    expect((await guest.get('/api/profile')).body.stats.squads).toBe(1)
    // Anybody who stored the guest's address finds the account there.
    expect((await guest.get(`/api/managers/${guestId}`)).body).toMatchObject({ managerId: account.managerId })
  })

  test('are limited to ten a minute from one address', async () => {
    const { managerId } = await signInAs(app.session)
    const statuses: number[] = []
    for (let i = 0; i < 12; i++)
      statuses.push((await testBrowser(app, { ip: '192.0.2.200' }).put(`/api/managers/${managerId}/follow`)).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.slice(10)).toEqual([429, 429])
  })
})
