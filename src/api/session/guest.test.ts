import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cheapEleven, insertMarket, OPEN_ROUND } from '#db/testing/market-fixture.ts'
import { mergeGuest } from '#db/person/manager-merge.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { testBrowser } from '#api/testing/test-browser.ts'
import { testPassword } from '#api/testing/test-passwords.ts'
import { signInAs } from '#api/testing/test-people.ts'

let app: TestApp
let squad: { name: string; playerIds: number[]; captainId: null; roundId: number }
const openMatch = OPEN_ROUND * 4 + 1
const picks = { picks: [{ matchId: openMatch, pick: { kind: 'score', score: { home: 1, away: 0 } } }] }

beforeAll(async () => {
  app = await testApp()
  await insertMarket(app.db)
  squad = { name: 'Time', playerIds: await cheapEleven(app.db), captainId: null, roundId: OPEN_ROUND }
})
afterAll(() => app.close())

const guests = async () =>
  (await app.db.selectFrom('manager').select('id').where('kind', '=', 'guest').execute()).length

test('a page gives a visitor a token that is nobody yet, and no cache may store the page', async () => {
  const before = await guests()
  const page = await app.request('/ligas')
  const [cookie, ...more] = page.headers.getSetCookie()
  expect(more).toEqual([])
  expect(cookie).toMatch(/^craque_guest=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(page.headers.get('cache-control')).toBe('private, no-cache')
  expect(page.headers.get('vary')).toContain('Cookie')
  expect(await guests()).toBe(before)
  const { cookie: account } = await signInAs(app.session)
  const personal = await app.request('/ligas', { headers: { cookie: account } })
  expect(personal.headers.get('cache-control')).toBe('private, no-store')
  expect(personal.headers.getSetCookie()).toEqual([])
})

test('first actions that arrive at once belong to one guest', async () => {
  const before = await guests()
  const token = (await app.request('/')).headers.getSetCookie()[0]?.split(';')[0]
  const tabs = Array.from({ length: 6 }, () => testBrowser(app, { ip: '192.0.2.10', cookie: token! }))
  const answers = await Promise.all(
    tabs.map((tab, at) => (at % 2 === 0 ? tab.post('/api/squads', squad) : tab.put('/api/picks', picks))),
  )
  expect(answers.map(({ status }) => status)).toEqual([201, 200, 201, 200, 201, 200])
  expect(await guests()).toBe(before + 1)
  expect((await tabs[0]!.get('/api/squads')).body.squads).toHaveLength(3)
  expect((await tabs[3]!.get('/api/viewer')).body.viewer.kind).toBe('guest')
})

test('a refused action creates no guest and uses up no tries', async () => {
  const before = await guests()
  const visitor = testBrowser(app, { ip: '192.0.2.11' })
  const now = Date.now()
  const league = { name: 'Liga', format: 'pontos-corridos', visibility: 'public', prize: 0, squadId: null }
  const week = { startsAtMs: now, endsAtMs: now + 7 * 86_400_000 }
  const refused = [
    () => visitor.post('/api/squads', { ...squad, name: '\u200B' }),
    () => visitor.post('/api/squads', { ...squad, roundId: 1 }),
    () => visitor.post('/api/squads', { ...squad, playerIds: [99_999] }),
    () => visitor.post('/api/leagues', { ...league, ...week, endsAtMs: now - 1 }),
    () => visitor.post('/api/leagues', { ...league, startsAtMs: now, endsAtMs: now + 60_000 }),
    () => visitor.post('/api/leagues', { ...league, ...week, squadId: 1 }),
    () => visitor.put('/api/managers/999999/follow'),
  ]
  for (let round = 0; round < 3; round++)
    for (const send of refused) expect((await send()).status).toBeGreaterThanOrEqual(400)
  const late = {
    picks: [
      { ...picks.picks[0], matchId: 5 },
      { ...picks.picks[0], matchId: 999 },
    ],
  }
  expect((await visitor.put('/api/picks', late)).body.results).toMatchObject([
    { refused: 'match_started' },
    { refused: 'match_unknown' },
  ])
  expect(await guests()).toBe(before)
  expect((await visitor.post('/api/squads', squad)).status).toBe(201)
  expect(await guests()).toBe(before + 1)
})

test('a late write of a guest who has signed in is told to retry, and touches no cookie', async () => {
  const { email } = await signInAs(app.session)
  const guest = await signInAs(app.session, { kind: 'guest' })
  const here = testBrowser(app, { cookie: guest.cookie })
  const signedIn = await here.post('/api/account/sign-in', { email, password: testPassword })
  expect(signedIn.body.merge).not.toBeNull()
  expect([...here.cookies.keys()]).not.toContain('craque_guest')
  const before = await guests()
  for (const send of [
    (late: ReturnType<typeof testBrowser>) => late.post('/api/squads', squad),
    (late: ReturnType<typeof testBrowser>) => late.put('/api/picks', picks),
    (late: ReturnType<typeof testBrowser>) => late.put('/api/squads/999', { ...squad, version: 1 }),
  ]) {
    const late = await send(testBrowser(app, { cookie: guest.cookie }))
    expect(late).toMatchObject({ status: 409, body: { kind: 'signed_in_meanwhile' } })
    expect(late.headers.get('retry-after')).toBe('1')
    expect(late.headers.getSetCookie()).toEqual([])
  }
  expect(await guests()).toBe(before)
  expect((await here.post('/api/squads', squad)).status).toBe(201)
})

test('a write whose guest is merged meanwhile fails without a trace, and its retry succeeds', async () => {
  const account = await signInAs(app.session)
  const guest = await signInAs(app.session, { kind: 'guest' })
  let release = () => {}
  const held = app.db.transaction().execute(async (trx) => {
    await sql`select 1 from match where id = ${openMatch} for update`.execute(trx)
    await new Promise<void>((resolve) => {
      release = resolve
    })
  })
  const writing = testBrowser(app, { cookie: guest.cookie }).put('/api/picks', picks)
  await expect
    .poll(async () => {
      const waiting = sql`
        select from pg_locks l join pg_stat_activity a using (pid) where not l.granted and a.datname = current_database()`
      return (await waiting.execute(app.db)).rows.length
    })
    .toBeGreaterThan(0)
  await mergeGuest(app.db, { guestId: guest.managerId, accountId: account.managerId })
  release()
  await held
  expect(await writing).toMatchObject({ status: 409, body: { kind: 'signed_in_meanwhile' } })
  const again = await testBrowser(app, { cookie: account.cookie }).put('/api/picks', picks)
  expect(again.body.results).toMatchObject([{ matchId: openMatch, savedAtMs: expect.any(Number) }])
})
