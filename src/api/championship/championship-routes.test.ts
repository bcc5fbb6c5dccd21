import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAs, type SignedIn } from '#api/testing/test-people.ts'
import { languageCookie } from '#contract/language.ts'
import type { ChampionshipList, ChampionshipPage, ChampionshipRound } from '#contract/championship.ts'
import type { OperatorJournal } from '#contract/operator.ts'
import { createChampionship } from '#db/championship/championships.ts'
import { insertMarket, OPEN_ROUND } from '#db/testing/market-fixture.ts'
import { addSecondChampionship, SECOND, secondChampionship } from '#db/testing/second-championship.ts'
import { testDatabase } from '#db/testing/test-database.ts'

let app: TestApp
let operator: SignedIn
let organiser: SignedIn
let account: SignedIn
let guest: SignedIn
beforeAll(async () => {
  const database = await testDatabase()
  await insertMarket(database.db)
  await addSecondChampionship(database.pool)
  app = await testApp({ database })
  operator = await signInAs(app.session, { operator: true })
  organiser = await signInAs(app.session)
  account = await signInAs(app.session)
  guest = await signInAs(app.session, { kind: 'guest' })
  await sql`insert into championship_organiser (championship_id, manager_id)
    values (${secondChampionship}, ${organiser.managerId})`.execute(app.db)
})
afterAll(() => app.close())

const set = async (columns: string) => {
  await sql`update championship set ${sql.raw(columns)} where id = ${secondChampionship}`.execute(app.db)
  await sql`select bump_version('championship')`.execute(app.db)
  await app.versions.reload()
}
beforeEach(() => set('is_public = true, counts_globally = false, archived_at = null, invite_code = null'))

const send = (who: SignedIn | undefined, method: string, path: string, body?: unknown) =>
  app.request(path, {
    method,
    headers: { 'content-type': 'application/json', ...(who ? { cookie: who.cookie } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const read = async <T>(who: SignedIn | undefined, path: string): Promise<T> => {
  const answer = await send(who, 'GET', path)
  expect([path, answer.status]).toEqual([path, 200])
  return (await answer.json()) as T
}
const change = async (who: SignedIn | undefined, body: unknown) => {
  const answer = await send(who, 'PATCH', '/api/championships/outro', body)
  await app.versions.reload()
  return answer
}
const kindOf = async (answer: Response) => ((await answer.json()) as { kind: string }).kind
const slugsFor = async (who?: SignedIn) =>
  (await read<ChampionshipList>(who, '/api/championships')).championships.map(({ slug }) => slug)

test('the list has what a chooser shows', async () => {
  const { championships } = await read<ChampionshipList>(undefined, '/api/championships')
  expect(championships).toMatchObject([
    { slug: 'craque', name: 'Craque', sports: ['futebol'], modality: 'campo', isMain: true, state: 'open', pace: 1 },
    { slug: 'outro', isMain: false, isPublic: true, countsGlobally: false, isOrganiser: false },
  ])
  const [first] = championships
  expect(first!.nextDeadlineMs! - first!.gameNowMs).toBeGreaterThan(23 * 3_600_000)
})

test('an empty one is listed only for its organisers', async () => {
  const id = await app.db
    .transaction()
    .execute((trx) => createChampionship(trx, { slug: 'vazio', name: 'Vazio', source: 'file' }))
  expect(await slugsFor()).toEqual(['craque', 'outro'])
  await sql`insert into championship_organiser (championship_id, manager_id) values (${id}, ${organiser.managerId})`.execute(
    app.db,
  )
  expect(await slugsFor(organiser)).toEqual(['craque', 'outro', 'vazio'])
})

describe('CP6 who may change a championship', () => {
  const routes = [
    [
      'POST',
      '/api/championships',
      { name: 'Novo', slug: 'novo', modality: 'fut7', timeZone: 'America/Recife', isPublic: true },
    ],
    ['PATCH', '/api/championships/outro', { name: 'Outro nome' }],
    ['POST', '/api/championships/outro/invite', undefined],
    ['POST', '/api/championships/outro/words', { text: 'Um recado' }],
    ['PUT', '/api/championships/outro/organisers/1', undefined],
    ['DELETE', '/api/championships/outro/organisers/1', undefined],
    ['DELETE', '/api/championships/outro/members', undefined],
    ['DELETE', '/api/championships/outro/members/1', undefined],
    ['PUT', '/api/championships/outro/members/1', undefined],
    ['DELETE', '/api/championships/outro/links/1', undefined],
    ['PUT', '/api/championships/outro/links/1', undefined],
    ['POST', '/api/championships/outro/joins', { kind: 'club', keptId: 1, goneId: 2 }],
    ['DELETE', '/api/championships/outro/joins/2', undefined],
    ['POST', '/api/championships/outro/rules', { name: 'fpl-2025' }],
    ['POST', '/api/championships/outro/rules/preview', { text: '{}' }],
    ['POST', '/api/championships/outro/deletion', { name: 'Outro' }],
  ] as const

  test('the list of routes is complete', () => {
    const document = app.app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version: '' } })
    const writes = Object.entries(document.paths ?? {})
      // The routes of a book have their own test.
      .filter(([path]) => path.startsWith('/api/championships') && !path.endsWith('/book'))
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
      .filter((route) => !/^GET|\/(entered|book)$/.test(route))
    const listed = routes.map(
      ([method, path]) =>
        `${method} ${path.replace('outro', '{slug}').replace('links/1', 'links/{leagueId}').replace('joins/2', 'joins/{joinId}').replace('/1', '/{managerId}')}`,
    )
    expect(listed.sort()).toEqual(writes.sort())
  })

  test.each(routes)('%s %s refuses visitor, guest and other accounts', async (method, path, body) => {
    expect(await kindOf(await send(undefined, method, path, body))).toBe('sign_in_needed')
    expect(await kindOf(await send(guest, method, path, body))).toBe('account_needed')
    expect(await kindOf(await send(account, method, path, body))).toBe('operator_needed')
  })

  test('other organisers are found by name or by profile address, and only among accounts', async () => {
    const { name } = await app.db
      .selectFrom('manager')
      .select('name')
      .where('id', '=', account.managerId)
      .executeTakeFirstOrThrow()
    const path = (who: string) => `/api/championships/outro/accounts?who=${encodeURIComponent(who)}`
    const found = async (who: string) => (await read<{ found: unknown[] }>(organiser, path(who))).found
    const one = { managerId: account.managerId, name }
    expect(await found(name.toUpperCase())).toContainEqual(one)
    expect(await found(`https://craque.example/participantes/${account.managerId}`)).toEqual([one])
    expect(await found(`/participantes/${guest.managerId}`)).toEqual([])
    expect(await kindOf(await send(account, 'GET', path(name)))).toBe('operator_needed')
  })

  test('an organiser can change its name and who sees it', async () => {
    const answer = await change(organiser, { name: 'Várzea de Domingo', isPublic: false })
    const page = (await answer.json()) as ChampionshipPage
    expect([answer.status, page]).toMatchObject([
      200,
      { name: 'Várzea de Domingo', isPublic: false, isOrganiser: true },
    ])
    expect(page.inviteCode).toMatch(/^[A-Z0-9]{8}$/)
  })

  test.each([{ countsGlobally: true }, { isMain: true }, { isArchived: true }])(
    'CP5 only operators may change %j',
    async (body) => {
      expect(await kindOf(await change(organiser, body))).toBe('operator_needed')
      expect((await change(operator, body)).status).toBe(200)
      await sql`delete from setting where key = 'main_championship'`.execute(app.db)
    },
  )

  test('changes are in the journal', async () => {
    await change(operator, { name: 'Copa do Bairro' })
    const { items: journal } = await read<OperatorJournal>(operator, '/api/operator/journal')
    expect(journal[0]).toMatchObject({
      action: 'championship',
      championship: 'Copa do Bairro',
      managerId: operator.managerId,
      outcome: 'changed',
    })
  })

  test('only accounts can be organisers; operators and organisers appoint them', async () => {
    const add = (who: SignedIn, whom: SignedIn) =>
      send(who, 'PUT', `/api/championships/outro/organisers/${whom.managerId}`)
    expect(await kindOf(await add(organiser, guest))).toBe('organiser_needs_account')
    const page = (await (await add(organiser, account)).json()) as ChampionshipPage
    expect(page.organisers.map(({ managerId }) => managerId)).toEqual([organiser.managerId, account.managerId])
    const gone = await send(operator, 'DELETE', `/api/championships/outro/organisers/${account.managerId}`)
    expect(((await gone.json()) as ChampionshipPage).organisers).toHaveLength(1)
  })
})

describe('CP4 a private championship', () => {
  const pages = [
    '/api/championships/outro',
    '/api/market?championship=outro',
    '/api/rankings?championship=outro',
    `/api/leagues?championship=outro`,
    `/api/clubs/${1 + 3_100}`,
    `/api/matches/${5 + SECOND}`,
    `/api/matches/${5 + SECOND}/scouts.csv`,
    `/api/rounds/${OPEN_ROUND + SECOND}/story`,
  ]
  beforeEach(() => set(`is_public = false, invite_code = 'BCDFGHJK'`))

  test.each(pages)('%s does not exist for strangers, nor for people who had an answer before', async (path) => {
    await set('is_public = true')
    const tag = (await send(undefined, 'GET', path)).headers.get('etag')
    await set('is_public = false')
    for (const who of [undefined, guest, account]) expect((await send(who, 'GET', path)).status).toBe(404)
    const headers = { 'if-none-match': tag ?? '' }
    expect((await app.request(path, { headers })).status).toBe(404)
    for (const who of [organiser, operator]) expect((await send(who, 'GET', path)).status).toBe(200)
  })

  test('is not listed for anybody else', async () => {
    expect(await slugsFor(account)).not.toContain('outro')
    expect(await slugsFor(organiser)).toContain('outro')
    expect((await read<ChampionshipPage>(organiser, '/api/championships/outro')).inviteCode).toBe('BCDFGHJK')
  })

  test('has answers that no cache on the way may store', async () => {
    const answer = await send(organiser, 'GET', '/api/market?championship=outro')
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    for (const table of [`/api/matches/${5 + SECOND}/scouts.csv`, `/api/clubs/${1 + 3_100}/strength.csv`]) {
      expect((await send(organiser, 'GET', table)).headers.get('cache-control')).toBe('no-store')
      await set('is_public = true')
      expect((await send(organiser, 'GET', table)).headers.get('cache-control')).toBe('public, no-cache')
      await set('is_public = false')
    }
  })

  test('admits people with its code, which others cannot read', async () => {
    const enter = (code: string) => send(account, 'POST', '/api/championships/entered', { code })
    const wrong = await app.request('/api/championships/entered', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `${account.cookie}; ${languageCookie}=en` },
      body: JSON.stringify({ code: 'ZZZZZZZZ' }),
    })
    expect([wrong.status, await wrong.json()]).toMatchObject([
      404,
      { kind: 'invitation_unknown', title: 'Unknown invitation' },
    ])
    expect(await (await enter(' bcdfghjk ')).json()).toMatchObject({ slug: 'outro' })
    expect((await send(account, 'GET', '/api/market?championship=outro')).status).toBe(200)
    expect((await read<ChampionshipPage>(account, '/api/championships/outro')).inviteCode).toBeNull()
    await send(organiser, 'POST', '/api/championships/outro/invite')
    expect((await enter('BCDFGHJK')).status).toBe(404)
    await sql`delete from championship_member`.execute(app.db)
  })

  test('takes no pick from people outside', async () => {
    const picks = [{ matchId: 9 + SECOND, pick: { kind: 'score', score: { home: 1, away: 0 } } }]
    const save = async (who: SignedIn | undefined) =>
      ((await (await send(who, 'PUT', '/api/picks', { picks })).json()) as { results: { refused?: string }[] })
        .results[0]
    for (const who of [undefined, guest, account]) expect(await save(who)).toMatchObject({ refused: 'match_unknown' })
    expect((await save(organiser))?.refused).toBeUndefined()
  })

  test('leaves people a way in if it is the main one', async () => {
    await change(operator, { isMain: true })
    expect((await send(undefined, 'GET', '/api/market')).status).toBe(404)
    expect((await send(undefined, 'GET', '/api/viewer')).status).toBe(200)
    expect((await send(undefined, 'GET', '/api/championships')).status).toBe(200)
    expect((await send(organiser, 'GET', '/api/market')).status).toBe(200)
    await sql`delete from setting where key = 'main_championship'`.execute(app.db)
  })
})

test('CP3 an operator chooses the main one', async () => {
  const roundNow = async () => (await read<{ round: { id: number } }>(undefined, '/api/market')).round.id
  expect(await roundNow()).toBe(OPEN_ROUND)
  await change(operator, { isMain: true })
  expect(await roundNow()).toBe(OPEN_ROUND + SECOND)
  expect((await slugsFor())[0]).toBe('outro')
  await sql`delete from setting where key = 'main_championship'`.execute(app.db)
})

describe('CP3: a page with an id', () => {
  const page = (path: string, who?: SignedIn) => app.request(path, who ? { headers: { cookie: who.cookie } } : {})
  const there = async (path: string, who?: SignedIn) => (await page(path, who)).headers.get('location')

  test('is drawn in the championship of its subject', async () => {
    expect(await there(`/rodadas/${OPEN_ROUND + SECOND}?aba=x`)).toBe(
      `/rodadas/${OPEN_ROUND + SECOND}?aba=x&campeonato=outro`,
    )
    expect(await there(`/rodadas/${OPEN_ROUND}?campeonato=outro`)).toBe(`/rodadas/${OPEN_ROUND}`)
    expect(await there(`/rodadas/${OPEN_ROUND + SECOND}?campeonato=outro`)).toBeNull()
    expect(await there(`/rodadas/${OPEN_ROUND}`)).toBeNull()
    // The QR code of a round names only the round (VR12).
    expect(await there(`/var/rodadas/${OPEN_ROUND + SECOND}`)).toBe(
      `/var/rodadas/${OPEN_ROUND + SECOND}?campeonato=outro`,
    )
  })

  test('CP4: shows nothing of a championship that the visitor may not enter', async () => {
    await set('is_public = false')
    expect(await there(`/rodadas/${OPEN_ROUND + SECOND}`)).toBeNull()
    expect(await there(`/rodadas/${OPEN_ROUND + SECOND}`, organiser)).toContain('campeonato=outro')
  })
})

test('a round of a championship has its matches, and the neighbouring rounds', async () => {
  const { rounds, number, matches } = await read<ChampionshipRound>(undefined, '/api/championships/outro/round')
  expect(rounds.map(({ id }) => id)).toContain(OPEN_ROUND + SECOND)
  expect(rounds.find((round) => round.number === number)?.id).toBe(OPEN_ROUND + SECOND)
  expect(matches.length).toBeGreaterThan(0)
  await set('is_public = false')
  expect((await send(undefined, 'GET', '/api/championships/outro/round')).status).toBe(404)
})
