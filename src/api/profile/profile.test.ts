import { sql } from 'kysely'
import { firstChampionship } from '#db/championship/championship.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { testBrowser } from '#api/testing/test-browser.ts'
import { testPassword } from '#api/testing/test-passwords.ts'
import { signInAs } from '#api/testing/test-people.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await sql`insert into club values (1, 'futebol', 'flamengo', 'Flamengo', 'Flamengo', 'FLA', 'Rio', '#c00000', '#000000', 'hoops', 1),
    (2, 'tenis', 'tenista', 'Tenista', 'Tenista', 'TEN', 'Rio', '#c00000', '#000000', 'plain', 1)`.execute(app.db)
})
afterAll(() => app.close())

const change = (more: object = {}) => ({
  name: `Nome ${Math.random().toString(36).slice(2, 8)}`,
  email: null,
  country: 'AR',
  favoriteClubId: 1,
  bio: 'Torço desde sempre.',
  avatarSeed: 'nova-cara',
  ...more,
})

describe('own profile', () => {
  test('shows what was saved', async () => {
    const { cookie } = await signInAs(app.session)
    const browser = testBrowser(app, { cookie })
    const saved = await browser.put('/api/profile', change({ name: 'Marta Rocha' }))
    const fields = {
      name: 'Marta Rocha',
      country: 'AR',
      favoriteClub: { id: 1, name: 'Flamengo' },
      bio: 'Torço desde sempre.',
    }
    expect(saved.body).toMatchObject({ ...fields, avatarSeed: 'nova-cara' })
    expect((await browser.get('/api/profile')).body).toMatchObject(fields)
  })

  test('lets a guest choose a name, by the rules of every name, and does not ask again', async () => {
    const { cookie } = await signInAs(app.session, { kind: 'guest', name: 'Convidado 12345' })
    const browser = testBrowser(app, { cookie })
    const viewer = async () => (await browser.get('/api/viewer')).body.viewer
    expect(await viewer()).toMatchObject({ isNamed: false })
    for (const [name, kind] of [
      ['Administrador', 'name_reserved'],
      ['Marta Rocha', 'name_taken'],
    ])
      expect((await browser.put('/api/profile/name', { name })).body).toMatchObject({ kind })
    expect((await browser.put('/api/profile/name', { name: ' Ana  Terra ' })).body).toEqual({ name: 'Ana Terra' })
    expect(await viewer()).toMatchObject({ name: 'Ana Terra', isNamed: true })
  })

  test('SP3 a guest chooses the sports to see first', async () => {
    const { cookie } = await signInAs(app.session, { kind: 'guest', name: 'Convidado 12346' })
    const browser = testBrowser(app, { cookie })
    const chosen = async () => (await browser.get('/api/viewer')).body.viewer.sports
    expect(await chosen()).toEqual([])
    await browser.put('/api/profile/sports', { sports: ['tenis', 'futebol'] })
    expect(await chosen()).toEqual(['tenis', 'futebol'])
    expect((await browser.put('/api/profile/sports', { sports: ['tenis', 'tenis'] })).status).toBe(400)
    expect(await chosen()).toEqual(['tenis', 'futebol'])
  })

  test('AC8 has six achievements with their progress, and counted stats', async () => {
    const { cookie, managerId } = await signInAs(app.session)
    await app.db
      .insertInto('manager_stat')
      .values({
        manager_id: managerId,
        championship_id: firstChampionship,
        points: 1200,
        best_streak: 3,
        settled_picks: 8,
        right_picks: 5,
      })
      .execute()
    await app.db
      .insertInto('championship_achievement')
      .values({ championship_id: firstChampionship, manager_id: managerId, kind: 'olho-clinico', at: new Date(0) })
      .execute()
    app.live.feedOf(firstChampionship).reconnected()
    await app.live.feedOf(firstChampionship).idle()
    const { body } = await testBrowser(app, { cookie }).get('/api/profile')
    expect(body.stats).toEqual({
      points: 1200,
      rank: 1,
      season: null,
      squads: 0,
      leaguesWon: 0,
      trophyPoints: 0,
      picks: 0,
      precisionPermille: 625,
      bestStreak: 3,
      wins: 0,
      isProvisional: false,
      oldSinceMs: null,
    })
    expect(body.achievements).toHaveLength(6)
    expect(body.achievements).toContainEqual({ kind: 'olho-clinico', unlockedAtMs: 0, current: 1, target: 1 })
    expect(body.achievements).toContainEqual({ kind: 'em-chamas', unlockedAtMs: null, current: 3, target: 5 })
  })

  test.each([
    [{ name: '<img src=x onerror=alert(1)>' }, 'name', 'name_characters'],
    [{ name: 'x'.repeat(10_000) }, 'name', 'name_too_long'],
    [{ name: '\u0007\u202e\u200b' }, 'name', 'name_too_short'],
    [{ name: 'Suporte' }, 'name', 'name_reserved'],
    [{ bio: 'x'.repeat(10_000) }, 'bio', 'bio_too_long'],
    [{ favoriteClubId: 2 }, 'favoriteClubId', 'club_unknown'],
    [{ favoriteClubId: 999 }, 'favoriteClubId', 'club_unknown'],
    [{ email: 'sem arroba' }, 'email', 'email_invalid'],
    [{ email: 'troca@example.org' }, 'currentPassword', 'wrong_password'],
  ])('a failed save changes nothing and says why (%#)', async (wrong, path, kind) => {
    const { cookie } = await signInAs(app.session)
    const browser = testBrowser(app, { cookie })
    const before = (await browser.get('/api/profile')).body
    const answer = await browser.put('/api/profile', change(wrong))
    expect(answer.body).toMatchObject({ kind, fields: [{ path }] })
    expect((await browser.get('/api/profile')).body).toEqual(before)
  })

  test('stores hostile bios as text, without hidden characters', async () => {
    const { cookie } = await signInAs(app.session)
    const answer = await testBrowser(app, { cookie }).put(
      '/api/profile',
      change({ bio: '<script>1</script>\u0007 \u202Eoi\u200B 😀' }),
    )
    expect(answer.body.bio).toBe('<script>1</script> oi 😀')
  })

  test('refuses a look-alike of another person’s name', async () => {
    await signInAs(app.session, { name: 'Sofia Paz' })
    const { cookie } = await signInAs(app.session)
    const answer = await testBrowser(app, { cookie }).put('/api/profile', change({ name: 'Ѕоfiа  Pаz' }))
    expect(answer.body.kind).toBe('name_taken')
  })

  test('the e-mail changes with the password', async () => {
    const { cookie } = await signInAs(app.session)
    const browser = testBrowser(app, { cookie })
    const answer = await browser.put(
      '/api/profile',
      change({ email: 'Mudou@Example.org', currentPassword: testPassword }),
    )
    expect(answer.body.email).toBe('mudou@example.org')
  })

  test('lets a guest keep the given name or choose another', async () => {
    const guest = testBrowser(app)
    const { managerId } = await signInAs(app.session)
    await guest.put(`/api/managers/${managerId}/follow`)
    const mine = (await guest.get('/api/profile')).body
    expect(mine).toMatchObject({ kind: 'guest', email: null, name: expect.stringMatching(/^Convidado \d+$/) })
    expect((await guest.put('/api/profile', change({ name: mine.name, email: 'x@example.org' }))).body).toMatchObject({
      name: mine.name,
      email: null,
    })
    expect((await guest.put('/api/profile', change({ name: 'Zagueiro Novo' }))).body.name).toBe('Zagueiro Novo')
  })

  test('lists activity newest first, ten at a time, each once', async () => {
    const { cookie, managerId } = await signInAs(app.session)
    await sql`insert into activity (championship_id, manager_id, type, data, at)
      select 1, ${managerId}, 'ranking_up', json_build_object('to', i), now() - make_interval(mins => i / 3) from generate_series(1, 25) i`.execute(
      app.db,
    )
    const browser = testBrowser(app, { cookie })
    const seen: number[] = []
    let next: string | null = ''
    for (let page = 0; next !== null && page < 5; page++) {
      const { body } = await browser.get(`/api/profile/activity${next ? `?cursor=${next}` : ''}`)
      expect(body.items.length).toBeLessThanOrEqual(10)
      seen.push(...body.items.map((activity: { id: number }) => activity.id))
      next = body.next
    }
    expect(new Set(seen).size).toBe(25)
    expect(seen).toHaveLength(25)
  })
})

describe('another manager', () => {
  test('shows the public side and never the e-mail', async () => {
    const { managerId, email } = await signInAs(app.session)
    const answer = await testBrowser(app).get(`/api/managers/${managerId}`)
    expect(answer.status).toBe(200)
    expect(JSON.stringify(answer.body)).not.toContain(email)
    expect(answer.body).not.toHaveProperty('email')
  })

  test('can be followed, which makes a visitor a guest once; nobody can follow themselves', async () => {
    const { managerId, cookie } = await signInAs(app.session)
    const visitor = testBrowser(app)
    expect((await visitor.put(`/api/managers/${managerId}/follow`)).body).toEqual({ isFollowed: true, followers: 1 })
    expect((await visitor.put(`/api/managers/${managerId}/follow`)).body).toEqual({ isFollowed: true, followers: 1 })
    expect((await visitor.get(`/api/managers/${managerId}`)).body).toMatchObject({ isFollowed: true, isSelf: false })
    expect((await visitor.delete(`/api/managers/${managerId}/follow`)).body).toEqual({
      isFollowed: false,
      followers: 0,
    })
    expect((await testBrowser(app, { cookie }).put(`/api/managers/${managerId}/follow`)).body.kind).toBe('follow_self')
    expect((await testBrowser(app).put('/api/managers/99999999/follow')).status).toBe(404)
  })

  test.each(['0', '-1', '1.5', 'abc', '99999999999999', '1%00', "1'--"])('id %s is no manager', async (id) => {
    expect([400, 404]).toContain((await testBrowser(app).get(`/api/managers/${encodeURIComponent(id)}`)).status)
  })
})
