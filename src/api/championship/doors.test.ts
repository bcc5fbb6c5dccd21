import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAs, type SignedIn } from '#api/testing/test-people.ts'
import type { ChampionshipPage } from '#contract/championship.ts'
import type {
  ChampionshipLinks,
  ChampionshipPeople,
  EnteredChampionship,
  Invitation,
  RemovedPeople,
} from '#contract/championship-people.ts'
import type { LeaguePageView } from '#contract/league.ts'
import { deleteAccount } from '#db/account/account-delete.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import { insertMarket } from '#db/testing/market-fixture.ts'
import { poolOf } from '#db/pool/pool.ts'
import { deleteChampionship } from '#db/removal/delete-championship.ts'
import { wallAccess } from '#db/wall/wall-access.ts'
import { readVisible } from '#api/league-shared/read-visible.ts'
import { lockChampionship } from '#db/round/championship-lock.ts'
import { addSecondChampionship, SECOND, secondChampionship } from '#db/testing/second-championship.ts'
import { testDatabase } from '#db/testing/test-database.ts'

const [LEAGUE, POOL, CODE, POOL_CODE] = [7001, 7002, 'LLGGCCDD', 'PPLLCCDD']
let app: TestApp
let first: SignedIn
let second: SignedIn
let operator: SignedIn
beforeAll(async () => {
  const database = await testDatabase()
  await insertMarket(database.db)
  await addSecondChampionship(database.pool)
  app = await testApp({ database })
  first = await signInAs(app.session, { name: 'Olga Organiza' })
  second = await signInAs(app.session)
  operator = await signInAs(app.session, { operator: true })
})
afterAll(() => app.close())

const send = (who: SignedIn | undefined, method: string, path: string, body?: unknown) =>
  app.request(path, {
    method,
    headers: { 'content-type': 'application/json', ...(who ? { cookie: who.cookie } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const told = async <T>(answer: Response | Promise<Response>) => (await (await answer).json()) as T
const kindOf = async (answer: Response | Promise<Response>) => (await told<{ kind: string }>(answer)).kind
const at = (path = '') => `/api/championships/outro${path}`
const linksOf = async (query = '') => told<ChampionshipLinks>(send(first, 'GET', at(`/links${query}`)))
const people = () => told<ChampionshipPeople>(send(first, 'GET', at('/members')))
const enter = (who: SignedIn, code: string) => send(who, 'POST', '/api/championships/entered', { code })
const seesIt = async (who: SignedIn) => (await send(who, 'GET', '/api/market?championship=outro')).status === 200
const change = async (body: unknown) => {
  const answer = await send(first, 'PATCH', at(), body)
  await app.versions.reload()
  return answer
}

beforeEach(async () => {
  const run = (text: string) => sql.raw(text).execute(app.db)
  for (const table of ['championship_member', 'championship_removal', 'championship_organiser'])
    await run(`delete from ${table}`)
  await run(`delete from league where id in (${LEAGUE}, ${POOL})`)
  await run(
    `update championship set is_public = false, leagues_invite = false, invite_code = 'BCDFGHJK' where id = ${secondChampionship}`,
  )
  await run(
    `insert into championship_organiser (championship_id, manager_id) values (${secondChampionship}, ${first.managerId})`,
  )
  await run(`
    insert into league (id, championship_id, name, format, visibility, prize, starts_at, ends_at, owner_id, invite_code, created_at)
    select x.id, ${secondChampionship}, x.name, x.format::league_format, 'private', 0, now() - interval '1 day', now() + interval '9 days', ${first.managerId}, x.code, now()
    from (values (${LEAGUE}, 'Liga da rua', 'pontos-corridos', '${CODE}'), (${POOL}, 'Bolão da rua', 'bolao', '${POOL_CODE}')) x (id, name, format, code);
    insert into pool (league_id, sport, exact, winner_goals, difference, draw, loser_goals, winner) values (${POOL}, 'futebol', 25, 18, 15, 15, 12, 10)`)
  await run(`select bump_version('championship')`)
  await app.versions.reload()
})

describe('CP9 the invitation of a league in a private championship', () => {
  test('leads people who may not enter to its page, like a link to a league that does not exist', async () => {
    const leads = async (path: string, who?: SignedIn) =>
      (await app.request(path, who ? { headers: { cookie: who.cookie } } : {})).headers.get('location')
    const newcomer = await signInAs(app.session, { kind: 'guest' })
    for (const path of [
      `/ligas/${LEAGUE}?convite=${CODE}`,
      `/ligas/${LEAGUE}?convite=${CODE}&campeonato=outro`,
      '/ligas/987654?convite=LLGGCCDD',
    ])
      for (const who of [undefined, newcomer]) expect(await leads(path, who)).toBe(`/campeonatos?convite=${CODE}`)
    expect(await leads(`/ligas/${LEAGUE}?convite=${CODE}`, first)).toBe(
      `/ligas/${LEAGUE}?convite=${CODE}&campeonato=outro`,
    )
    expect(await leads(`/ligas/${LEAGUE}`), 'without a code it is not there').toBeNull()
  })

  test.each([
    ['members', false, false, 'leagues_do_not_invite'],
    ['revoked', true, true, 'link_revoked'],
  ] as const)('says what is missing and who can give it: %s', async (door, leaguesInvite, isRevoked, kind) => {
    await change({ leaguesInvite })
    if (isRevoked) await send(first, 'DELETE', at(`/links/${LEAGUE}`))
    const newcomer = await signInAs(app.session, { kind: 'guest' })
    const { league } = await told<Invitation>(
      send(newcomer, 'GET', `/api/championships/invited?code=${CODE.toLowerCase()}`),
    )
    expect(league).toMatchObject({
      name: 'Liga da rua',
      championship: { slug: 'outro' },
      owner: 'Olga Organiza',
      door,
      isInside: false,
      organisers: [{ name: 'Olga Organiza' }],
    })
    expect(await kindOf(enter(newcomer, CODE))).toBe(kind)
    expect(await seesIt(newcomer)).toBe(false)
    for (const path of [`/api/leagues/${LEAGUE}?code=${CODE}`, `/api/leagues/invited?code=${CODE}`])
      expect([path, (await send(newcomer, 'GET', path)).status]).toEqual([path, 404])
    expect((await send(first, 'GET', `/api/leagues/invited?code=${CODE}`)).status).toBe(200)
    const own = await told<LeaguePageView>(send(first, 'GET', `/api/leagues/${LEAGUE}`))
    expect(own.door, 'its people read whom their link lets in').toBe(door)
  })

  test.each([
    [LEAGUE, CODE],
    [POOL, POOL_CODE],
  ])(
    'admits newcomers where leagues may invite, and organisers see by which link they came (%i)',
    async (leagueId, code) => {
      expect((await change({ leaguesInvite: true })).status).toBe(200)
      const answer = await app.request('/api/championships/entered', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ code }),
      })
      const entered = await told<EnteredChampionship>(answer)
      expect([answer.status, entered]).toMatchObject([200, { slug: 'outro', leagueId }])
      const cookie = answer.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ')
      expect((await app.request(`/api/leagues/${leagueId}?code=${code}`, { headers: { cookie } })).status).toBe(200)
      const now = await people()
      expect(now).toMatchObject({ total: 1, members: { items: [{ league: { id: leagueId } }] } })
      expect((await linksOf()).items.find((link) => link.leagueId === leagueId)).toMatchObject({
        people: 1,
        isRevoked: false,
        owner: 'Olga Organiza',
      })

      await send(first, 'DELETE', at(`/links/${leagueId}`))
      const next = await signInAs(app.session, { kind: 'guest' })
      expect(await kindOf(enter(next, code)), 'a link that was revoked brings in nobody else').toBe('link_revoked')
      expect((await people()).total, 'people who came through it stay').toBe(1)
      expect((await enter(first, code)).status, 'people inside use it as before').toBe(200)
      await send(first, 'PUT', at(`/links/${leagueId}`))
      expect((await enter(next, code)).status).toBe(200)
    },
  )

  test('does not work for people whom the owner removed (LG13), and organisers of another championship revoke nothing', async () => {
    await change({ leaguesInvite: true })
    await sql`insert into league_removal values (${LEAGUE}, ${second.managerId}, now())`.execute(app.db)
    expect(await kindOf(enter(second, CODE))).toBe('invitation_unknown')
    expect((await send(second, 'GET', `/api/championships/invited?code=${CODE}`)).status).toBe(404)
    expect((await send(operator, 'DELETE', `/api/championships/craque/links/${LEAGUE}`)).status).toBe(404)
    expect((await linksOf()).items.every(({ isRevoked }) => !isRevoked)).toBe(true)
  })

  test('is shown to organisers only where leagues may invite, and never for a league that has ended', async () => {
    const links = async () => (await linksOf()).items.map(({ leagueId }) => leagueId)
    expect(await links(), 'other private leagues are nobody’s business (LG13)').toEqual([])
    await change({ leaguesInvite: true })
    expect(await links()).toEqual([LEAGUE, POOL])
    const page = await linksOf('?limit=1')
    const last = await linksOf(`?limit=1&cursor=${page.next}`)
    expect([page.items[0]?.leagueId, last.items[0]?.leagueId, last.next]).toEqual([LEAGUE, POOL, null])
    await sql`update league set ended_at = now() where id = ${LEAGUE}`.execute(app.db)
    expect(await links()).toEqual([POOL])
    expect(await kindOf(enter(second, CODE))).toBe('invitation_unknown')
  })

  test('makes nobody a member of a public championship: when that turns private, it closes for them too', async () => {
    await change({ isPublic: true })
    expect((await enter(second, CODE)).status).toBe(200)
    expect(await seesIt(second)).toBe(true)
    await change({ isPublic: false })
    expect(await seesIt(second)).toBe(false)
  })

  test('also exists for a league of all its people', async () => {
    await sql`update league set visibility = 'public', invite_code = null where id = ${LEAGUE}`.execute(app.db)
    const made = await told<{ inviteCode: string }>(send(first, 'POST', `/api/leagues/${LEAGUE}/invite`))
    await change({ leaguesInvite: true })
    expect((await enter(second, made.inviteCode)).status).toBe(200)
    await change({ isPublic: true })
    expect(await kindOf(send(first, 'POST', `/api/leagues/${LEAGUE}/invite`))).toBe('not_private')
  })

  test('is not mixed up with the code of the championship', async () => {
    expect(await told<Invitation>(send(undefined, 'GET', '/api/championships/invited?code=bcdfghjk'))).toEqual({
      league: null,
    })
  })
})

test('BL17 CP4 turning private does not wait for the settlement of a bolão that counts the championship', async () => {
  await change({ isPublic: true })
  await sql`
    insert into league (id, championship_id, name, format, visibility, prize, starts_at, ends_at, owner_id, invite_code, created_at)
    select 7003, ${firstChampionship}, 'Misto', format, visibility, prize, starts_at, ends_at, owner_id, 'MMSSTTDD', created_at from league where id = ${POOL}`.execute(
    app.db,
  )
  await sql`
    insert into pool (league_id, sport, exact, winner_goals, difference, draw, loser_goals, winner) values (7003, 'futebol', 25, 18, 15, 15, 12, 10)`.execute(
    app.db,
  )
  await sql`insert into pool_championship (league_id, championship_id) values (7003, ${secondChampionship})`.execute(
    app.db,
  )
  const counted = async () => (await poolOf(app.db, 7003))?.championships.map(({ slug }) => slug)
  expect(await counted()).toEqual(['outro'])
  await app.db.transaction().execute(async (trx) => {
    await lockChampionship(trx, { championshipId: firstChampionship })
    expect((await change({ isPublic: false })).status).toBe(200)
    expect(await counted()).toEqual([])
  })
})

describe('CP4 a private championship', () => {
  test('does not exist for others at any way to write a number of it', async () => {
    await sql`update league set visibility = 'public' where id in (${LEAGUE}, ${POOL})`.execute(app.db)
    const { id: match } = await app.db
      .selectFrom('match')
      .select('id')
      .where('id', '>', SECOND)
      .limit(1)
      .executeTakeFirstOrThrow()
    const addresses = (written: (id: number) => string) => [
      ['GET', `/api/leagues/${written(LEAGUE)}`],
      ['GET', `/api/leagues/${written(LEAGUE)}/wall`],
      ['GET', `/api/matches/${written(match)}/wall`],
      ['GET', `/api/pools/${written(POOL)}/grid`],
      ['GET', `/api/pools/${written(POOL)}/sheet.csv`],
      ['GET', `/api/pools/${written(POOL)}/workbook.xlsx`],
      ['POST', `/api/pools/${written(POOL)}/members`],
    ]
    for (const write of [String, (id: number) => `0${id}`, (id: number) => `${id}.0`, (id: number) => `${id}e0`])
      for (const [method = '', path = ''] of addresses(write))
        expect([path, (await send(second, method, path, method === 'POST' ? {} : undefined)).status]).toEqual([
          path,
          write === String ? 404 : 400,
        ])
    expect((await send(first, 'GET', `/api/leagues/${LEAGUE}`)).status).toBe(200)
    expect(await wallAccess(app.db, { kind: 'league', id: LEAGUE }, second.managerId)).toBeUndefined()
    expect(await wallAccess(app.db, { kind: 'match', id: match }, null)).toBeUndefined()
    await expect(readVisible(app.db, { leagueId: LEAGUE, code: CODE, managerId: undefined })).rejects.toThrow()
  })
})

describe('CP10 organisers', () => {
  const remove = (who: SignedIn, whom: SignedIn) => send(who, 'DELETE', at(`/organisers/${whom.managerId}`))
  const organisers = async (who: SignedIn) => (await told<ChampionshipPage>(send(who, 'GET', at()))).organisers

  test('do not remove the person who appointed them, nor anybody further up; operators do', async () => {
    const third = await signInAs(app.session)
    await send(first, 'PUT', at(`/organisers/${second.managerId}`))
    await send(second, 'PUT', at(`/organisers/${third.managerId}`))
    expect((await organisers(third)).map(({ canRemove }) => canRemove)).toEqual([false, false, true])
    expect(await kindOf(remove(second, first))).toBe('appointed_you')
    expect(await kindOf(remove(third, first))).toBe('appointed_you')
    expect((await remove(first, second)).status).toBe(200)
    expect(await kindOf(remove(third, first)), 'still below, after the organiser in between has left').toBe(
      'appointed_you',
    )
    expect((await remove(operator, first)).status).toBe(200)
    expect((await organisers(third)).map(({ managerId }) => managerId)).toEqual([third.managerId])
  })

  test('stay below the same people when the organiser in between deletes the account', async () => {
    const between = await signInAs(app.session)
    const third = await signInAs(app.session)
    await send(first, 'PUT', at(`/organisers/${between.managerId}`))
    await send(between, 'PUT', at(`/organisers/${third.managerId}`))
    await deleteAccount(app.db, { managerId: between.managerId, userId: 'nobody' })
    expect(await kindOf(remove(third, first))).toBe('appointed_you')
    expect((await organisers(third)).map(({ canRemove }) => canRemove)).toEqual([false, true])
  })
})

describe('CP11 people in a private championship', () => {
  test('are removed by organisers, and no invitation admits them until an organiser does', async () => {
    await change({ leaguesInvite: true })
    await enter(second, 'BCDFGHJK')
    expect(await seesIt(second)).toBe(true)
    expect((await send(first, 'DELETE', at(`/members/${second.managerId}`))).status).toBe(204)
    expect((await people()).total).toBe(0)
    const removed = () => told<RemovedPeople>(send(first, 'GET', at('/removed?limit=1')))
    expect(await removed()).toMatchObject({ items: [{ managerId: second.managerId }], next: null })
    expect(await seesIt(second)).toBe(false)
    for (const code of ['BCDFGHJK', CODE]) expect(await kindOf(enter(second, code))).toBe('removed_by_organiser')
    expect((await send(first, 'DELETE', at(`/members/${second.managerId}`))).status).toBe(404)
    await send(first, 'PUT', at(`/members/${second.managerId}`))
    expect(await removed()).toEqual({ items: [], next: null })
    expect((await enter(second, CODE)).status).toBe(200)
    expect(await seesIt(second)).toBe(true)
  })

  test('are not removed this way if they are organisers', async () => {
    expect(await kindOf(send(operator, 'DELETE', at(`/members/${first.managerId}`)))).toBe('organises_it')
  })

  test('are all asked again when organisers make a new code with that choice', async () => {
    await enter(second, 'BCDFGHJK')
    const page = await told<ChampionshipPage>(send(first, 'POST', at('/invite')))
    expect(await seesIt(second), 'a new code alone asks nobody again').toBe(true)
    const again = await told<ChampionshipPage>(send(first, 'DELETE', at('/members')))
    expect(again.inviteCode).not.toBe(page.inviteCode)
    expect(await seesIt(second)).toBe(false)
    expect((await people()).total).toBe(0)
    expect((await enter(second, page.inviteCode ?? '')).status).toBe(404)
    expect((await enter(second, again.inviteCode ?? '')).status).toBe(200)
    expect(await seesIt(first)).toBe(true)
  })

  test('do not see its notices while they may not enter', async () => {
    await enter(second, 'BCDFGHJK')
    await sql`
      insert into notice (manager_id, championship_id, kind, subject, facts, at)
      values (${second.managerId}, ${secondChampionship}, 'division', 'x', ${JSON.stringify({ fromTier: 0, toTier: 1 })}, now())`.execute(
      app.db,
    )
    const notices = async () => (await told<{ items: unknown[] }>(send(second, 'GET', '/api/notices'))).items.length
    expect(await notices()).toBe(1)
    await send(first, 'DELETE', at('/members'))
    expect(await notices()).toBe(0)
  })
})

test('CP6 a new invitation, and the link of a league revoked or restored, are in the journal', async () => {
  await send(first, 'POST', at('/invite'))
  await send(first, 'DELETE', at(`/links/${LEAGUE}`))
  await send(first, 'PUT', at(`/links/${LEAGUE}`))
  await send(first, 'DELETE', at('/links/987654'))
  const steps = await app.db
    .selectFrom('operator_action')
    .select(['detail', 'outcome'])
    .where('manager_id', '=', first.managerId)
    .orderBy('id', 'desc')
    .limit(4)
    .execute()
  const ofIt = (detail: object, outcome = 'changed') => ({
    detail: { championshipId: secondChampionship, ...detail },
    outcome,
  })
  expect(steps.toReversed()).toEqual([
    ofIt({ newInvitation: true }),
    ofIt({ revokedLeagueId: LEAGUE }),
    ofIt({ restoredLeagueId: LEAGUE }),
    ofIt({ revokedLeagueId: 987_654 }, 'refused'),
  ])
})

test('CP4 a private championship that is the only one of its server does not exist for strangers either', async () => {
  const { id } = await app.db
    .selectFrom('match')
    .select('id')
    .where('id', '<', SECOND)
    .limit(1)
    .executeTakeFirstOrThrow()
  const ONLY = 7004
  await sql`
    update league set id = ${ONLY}, championship_id = ${firstChampionship}, visibility = 'public'
    where id = ${LEAGUE}`.execute(app.db)
  await deleteChampionship(app.db, secondChampionship)
  await sql`update championship set is_public = false`.execute(app.db)
  await sql`select bump_version('championship')`.execute(app.db)
  await app.versions.reload()
  for (const path of [`/api/leagues/${ONLY}`, `/api/leagues/${ONLY}/wall`, `/api/matches/${id}/wall`]) {
    expect([path, (await send(second, 'GET', path)).status]).toEqual([path, 404])
    expect([path, (await send(operator, 'GET', path)).status]).toEqual([path, 200])
  }
})
