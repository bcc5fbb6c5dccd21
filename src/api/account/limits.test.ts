import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertMarket, OPEN_ROUND } from '#db/testing/market-fixture.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { testBrowser } from '#api/testing/test-browser.ts'
import { testPassword } from '#api/testing/test-passwords.ts'
import { signInAs } from '#api/testing/test-people.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const count = <T>(items: T[], test: (item: T) => boolean) => items.filter(test).length

test('200 wrong passwords from one address: 10 are checked, the rest hear when to come back', async () => {
  const { email } = await signInAs(app.session)
  const attacker = testBrowser(app, { ip: '203.0.113.7' })
  const answers: Awaited<ReturnType<typeof attacker.post>>[] = []
  for (let i = 0; i < 200; i++)
    answers.push(await attacker.post('/api/account/sign-in', { email, password: `palpite ${i}` }))
  expect(count(answers, ({ status }) => status === 401)).toBe(10)
  expect(count(answers, ({ status }) => status === 429)).toBe(190)
  const { headers, body } = answers.at(-1)!
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(body.detail).toBe(
    `Foram muitas tentativas em pouco tempo. Tente de novo em ${body.facts.retryAfterSeconds} segundos.`,
  )
})

test('200 wrong passwords from 200 addresses: 20 are checked; the owner’s known device still gets in', async () => {
  const { email } = await signInAs(app.session)
  const owner = testBrowser(app)
  expect((await owner.post('/api/account/sign-in', { email, password: testPassword })).status).toBe(200)
  const answers: number[] = []
  for (let i = 0; i < 200; i++) {
    const attacker = testBrowser(app, { ip: `198.51.${Math.floor(i / 250)}.${i % 250}` })
    answers.push((await attacker.post('/api/account/sign-in', { email, password: `palpite ${i}` })).status)
  }
  expect(count(answers, (status) => status === 401)).toBe(20)
  expect(count(answers, (status) => status === 429)).toBe(180)
  const stranger = testBrowser(app, { cookie: 'craque_language=es' })
  const refused = await stranger.post('/api/account/sign-in', { email, password: testPassword })
  expect(refused).toMatchObject({
    status: 429,
    body: { detail: expect.stringMatching(/de nuevo en 1[45] minutos\.$/) },
  })
  await owner.post('/api/account/sign-out')
  expect((await owner.post('/api/account/sign-in', { email, password: testPassword })).status).toBe(200)
})

test('right passwords are never slowed, however often somebody signs in', async () => {
  const { email } = await signInAs(app.session)
  const owner = testBrowser(app, { ip: '192.0.2.55' })
  for (let i = 0; i < 15; i++) {
    expect((await owner.post('/api/account/sign-in', { email, password: testPassword })).status).toBe(200)
  }
})

test('FP2 an account keeps its newest fifty sessions', async () => {
  const { email, userId } = await signInAs(app.session)
  const old = Array.from({ length: 60 }, (_, i) => ({
    id: `${userId}-${i}`,
    user_id: userId,
    token: `${userId}-${i}`,
    expires_at: new Date(Date.now() + 86_400_000),
    created_at: new Date(Date.now() - (i + 1) * 60_000),
  }))
  await app.db.insertInto('auth_session').values(old).execute()
  expect((await testBrowser(app).post('/api/account/sign-in', { email, password: testPassword })).status).toBe(200)
  const left = await app.db.selectFrom('auth_session').select('id').where('user_id', '=', userId).execute()
  expect(left).toHaveLength(50)
  expect(left.map(({ id }) => id)).not.toContain(`${userId}-59`)
})

test('addresses of one IPv6 network share their tries; another network has its own', async () => {
  const attempt = async (ip: string) =>
    (
      await testBrowser(app, { ip }).post('/api/account/sign-in', {
        email: `${ip.length}${Math.random()}@example.org`,
        password: 'qualquer coisa',
      })
    ).status
  for (let i = 0; i < 10; i++) expect(await attempt(`2001:db8:1:2::${i + 1}`)).toBe(401)
  expect(await attempt('2001:0db8:0001:0002:ffff::1')).toBe(429)
  expect(await attempt('2001:db8:1:3::1')).toBe(401)
})

test('FP1 one address can make a limited number of new guests and of new accounts a day, and hears so', async () => {
  const often = { tries: 1000, windowSeconds: 60 }
  const small = await testApp({ limits: { address: often, newPeople: { tries: 3, windowSeconds: 86_400 } } })
  try {
    await insertMarket(small.db)
    const squad = { name: 'Time', playerIds: [], captainId: null, roundId: OPEN_ROUND }
    const guest = (ip: string, language = 'pt-BR') =>
      testBrowser(small, { ip, cookie: `craque_language=${language}` }).post('/api/squads', squad)
    for (let i = 0; i < 3; i++) expect((await guest('203.0.113.9')).status).toBe(201)
    for (const [language, words] of [
      ['pt-BR', /volte amanhã\.$/],
      ['es', /vuelve mañana\.$/],
      ['en', /come back tomorrow\.$/],
    ] as const)
      expect(await guest('203.0.113.9', language)).toMatchObject({
        status: 429,
        body: { kind: 'too_many_newcomers', detail: expect.stringMatching(words) },
      })
    expect((await guest('203.0.113.10')).status).toBe(201)
    const signUp = (i: number) =>
      testBrowser(small, { ip: '203.0.113.9' }).post('/api/account/sign-up', {
        name: `Gente ${i}`,
        email: `gente${i}@example.org`,
        password: testPassword,
      })
    const statuses: number[] = []
    for (let i = 0; i < 4; i++) statuses.push((await signUp(i)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  } finally {
    await small.close()
  }
})
