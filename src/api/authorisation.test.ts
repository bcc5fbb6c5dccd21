import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linkGroup } from '#db/chat/chat-group.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import { cheapEleven } from '#db/testing/market-fixture.ts'
import { gameNow, openRound } from '#db/round/round.ts'
import { worldDatabase } from '#jobs/testing/world-database.ts'
import { someInGate } from '#test/gate.ts'
import { createBodies, type Schema } from './testing/hostile-body.ts'
import type { Door, Row } from './openapi/door.ts'
import { routeDoors } from './openapi/route-doors.ts'
import { tokenNeedOf } from './openapi/token-needs.ts'
import type { SessionLimits } from './session/session-service.ts'
import { testApp, type TestApp } from './testing/test-app.ts'
import { signInAs, type SignedIn } from './testing/test-people.ts'

const SETTLED = 107

interface Operation {
  parameters?: { name: string; in: string; schema?: { type?: string } }[]
  requestBody?: { content?: Record<string, { schema?: Schema }> }
}

const contractOf = ({ app }: TestApp) =>
  app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version: '' } })

function operationsOf(app: TestApp): Map<string, Operation> {
  return new Map(
    Object.entries(contractOf(app).paths ?? {}).flatMap(([path, methods]) =>
      Object.entries(methods as Record<string, Operation>).map(([method, operation]) => [
        `${method.toUpperCase()} ${path}`,
        operation,
      ]),
    ),
  )
}

/**
 * Ana has a squad and a private league. The ids in the requests of these tests are those of Ana's things or of public
 * ones.
 */
async function anaAndHers(app: TestApp) {
  const ana = await signInAs(app.session, { name: 'Ana dos Testes' })
  const { db } = app
  const nowMs = (await gameNow(db, firstChampionship)).getTime()
  const match = await db
    .selectFrom('match')
    .select('id')
    .where('state', '=', 'scheduled')
    .where('sport', '=', 'futebol')
    .limit(1)
    .executeTakeFirstOrThrow()
  const known = {
    roundId: (await openRound(db, firstChampionship))?.id,
    matchId: match.id,
    playerIds: await cheapEleven(db),
    captainId: null,
    startsAtMs: nowMs,
    endsAtMs: nowMs + 60 * 86_400_000,
    email: 'alguem@example.org',
    password: 'jabuti na janela azul',
  }
  const make = async (path: string, body: object) => {
    const headers = { cookie: ana.cookie, 'content-type': 'application/json' }
    const answer = await app.request(path, { method: 'POST', headers, body: JSON.stringify({ ...known, ...body }) })
    return (await answer.json()) as {
      squad: { id: number }
      league: { id: number }
      token: { id: number }
      link: { id: number }
      webhook: { id: number }
      id: number
    }
  }
  const { squad } = await make('/api/squads', { name: 'Time da Ana' })
  const private_ = { format: 'pontos-corridos', visibility: 'private', prize: 1, squadId: null }
  const { league } = await make('/api/leagues', { name: 'Liga da Ana', description: '', ...private_ })
  const message = await make(`/api/leagues/${league.id}/wall`, { text: 'Só entre nós' })
  const { token } = await make('/api/account/tokens', { name: 'Da Ana', scopes: ['read'] })
  const { link } = await make('/api/links', { kind: 'bolao', leagueId: league.id })
  const { webhook } = await make('/api/webhooks', {
    address: 'https://example.org/gancho',
    leagueId: league.id,
    kinds: ['round.settled'],
  })
  const chatId = await linkGroup(db, {
    service: 'telegram',
    address: '-100',
    title: 'Grupo da Ana',
    leagueId: league.id,
    managerId: ana.managerId,
    language: 'pt-BR',
  })
  const idIn = (path: string) => {
    if (path.includes('/tokens/')) return token.id
    if (path.includes('/links/{id}')) return link.id
    if (path.includes('/webhooks/')) return webhook.id
    if (/\/(leagues|pools)\//.test(path)) return league.id
    if (path.includes('/matches/')) return match.id
    if (path.includes('/rounds/')) return SETTLED
    return path.includes('/managers/') ? ana.managerId : squad.id
  }
  const filled = (path: string) =>
    path
      .replace('{squadId}', String(squad.id))
      .replace('{messageId}', String(message.id))
      .replace('{reaction}', 'fire')
      .replace('{number}', '1')
      .replace('/muted/{managerId}', `/muted/${ana.managerId}`)
      .replace('{slug}', 'craque')
      .replace('{chatId}', String(chatId))
      .replace('{service}', 'telegram')
      .replace('{sport}', 'futebol')
      .replaceAll(/\{\w+\}/g, String(idIn(path)))
  return {
    ana,
    filled,
    bodies: createBodies(contractOf(app).components?.schemas ?? {}, { ...known, squadId: squad.id }),
  }
}

const rows = Object.entries(routeDoors)
const addressOf = (route: string) => `10.0.0.${rows.findIndex(([name]) => name === route)}`

/** What organisers may send where operators may send more. */
const organisers: Readonly<Record<string, object>> = { 'PATCH /api/championships/{slug}': { name: 'Craque' } }

/** Sends a request that fits the route, as a given person. */
async function senderOf(app: TestApp) {
  const { ana, filled, bodies } = await anaAndHers(app)
  const operations = operationsOf(app)
  const send = async (route: string, { query }: Row, cookie = '', token?: string) => {
    const [method = '', path = ''] = route.split(' ')
    const schema = operations.get(route)?.requestBody?.content?.['application/json']?.schema
    // A token's championships may be null, which means all of them. A bolão's championships are a list.
    const own = path === '/api/account/tokens' ? { championships: null } : {}
    const answer = await app.request(filled(path) + (query ? `?${query}` : ''), {
      method,
      // Each route gets its own address, because routes of one kind share a count of tries.
      headers: {
        cookie,
        'x-forwarded-for': addressOf(route),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(schema && { 'content-type': 'application/json' }),
      },
      ...(schema && { body: JSON.stringify(organisers[route] ?? { ...(bodies.fitting(schema) as object), ...own }) }),
    })
    const text = await answer.text()
    const { kind } = (answer.headers.get('content-type')?.includes('problem') ? JSON.parse(text) : {}) as {
      kind?: string
    }
    return { status: answer.status, kind }
  }
  return { ana, send }
}

const organise = ({ db }: TestApp, managerId: number) =>
  db
    .insertInto('championship_organiser')
    .values({ championship_id: firstChampionship, manager_id: managerId })
    .execute()

describe('doors', () => {
  let app: TestApp
  let send: Awaited<ReturnType<typeof senderOf>>['send']
  let ana: SignedIn
  beforeAll(async () => {
    const often = { tries: 100_000, windowSeconds: 60 }
    const limits: SessionLimits = { address: often, account: often, newPeople: often, creations: often, token: often }
    app = await testApp({ database: await worldDatabase(), limits })
    ;({ ana, send } = await senderOf(app))
  })
  afterAll(() => app.close())

  test('every route has a row, and every row a route', () => {
    expect(rows.map(([route]) => route).sort()).toEqual([...operationsOf(app).keys()].sort())
  })

  test('CP4 every route refuses a number in its address that is not written in its only way', async () => {
    const numbers = new Set<string>()
    for (const [path, methods] of Object.entries(contractOf(app).paths ?? {}))
      for (const [method, { parameters = [] }] of Object.entries(methods as Record<string, Operation>))
        for (const { name } of parameters.filter((one) => one.in === 'path' && one.schema?.type === 'integer')) {
          numbers.add(name)
          const statusOf = async (written: string) => {
            const address = path.replace(`{${name}}`, written).replaceAll(/\{(?:slug|service)\}/g, 'craque')
            const answer = await app.request(address.replaceAll(/\{\w+\}/g, '1'), {
              method: method.toUpperCase(),
              headers: { cookie: ana.cookie, 'content-type': 'application/json' },
              ...(method !== 'get' && { body: '{}' }),
            })
            return answer.status
          }
          for (const written of ['07', '7.0', '0x7', '7e0', '%207', '+7', '99999999999'])
            expect([method, path, written, await statusOf(written)]).toEqual([method, path, written, 400])
          expect(await statusOf('2147483647'), `${method} ${path} with the largest number`).toBeLessThan(500)
        }
    expect(numbers.size).toBeGreaterThan(8)
  })

  const strangers = { status: 401, kind: 'sign_in_needed' }
  const guests = { status: 403, kind: 'account_needed' }
  const others = { status: 403, kind: 'operator_needed' }
  const unseen = { status: 404, kind: 'not_found' }
  /**
   * The refusal that each kind of person gets at each door. Without one, the door is open to them, whatever the route
   * then answers.
   */
  const refusals: Record<Door, Partial<Record<'stranger' | 'guest' | 'account' | 'organiser', object>>> = {
    open: {},
    person: { stranger: strangers },
    account: { stranger: strangers, guest: guests },
    organiser: { stranger: strangers, guest: guests, account: others },
    operator: { stranger: strangers, guest: guests, account: others, organiser: others },
    own: { stranger: strangers, guest: unseen, account: unseen },
    hidden: { stranger: unseen, guest: unseen, account: unseen },
  }
  const shut = new Set(['sign_in_needed', 'account_needed', 'operator_needed'])

  type Caller = 'stranger' | 'guest' | 'account' | 'organiser'
  async function newCookieOf(who: Caller) {
    if (who === 'stranger') return ''
    const { cookie, managerId } = await signInAs(app.session, { kind: who === 'guest' ? 'guest' : 'account' })
    if (who === 'organiser') await organise(app, managerId)
    return cookie
  }
  const readers = new Map<Caller, Promise<string>>()
  /**
   * Reading changes nobody, so one person of each kind sends all GET requests. Other requests may end a session or an
   * account.
   */
  function cookieOf(who: Caller, route: string): Promise<string> {
    if (!route.startsWith('GET ')) return newCookieOf(who)
    const known = readers.get(who) ?? newCookieOf(who)
    readers.set(who, known)
    return known
  }

  async function belongings() {
    const { rows: found } = await sql`
      select (select json_agg(s order by id) from squad s where manager_id = ${ana.managerId}) as squads,
        (select json_agg(g order by id) from league g where owner_id = ${ana.managerId}) as leagues,
        (select row_to_json(m) from manager m where id = ${ana.managerId}) as manager`.execute(app.db)
    return found[0]
  }

  test.each(rows)('%s', async (route, row) => {
    const before = await belongings()
    // At the other doors organisers are like all accounts, so only these two doors are tried as an organiser.
    const isOrganised = row.door === 'organiser' || row.door === 'operator'
    const callers = ['stranger', 'guest', 'account', ...(isOrganised ? (['organiser'] as const) : [])] as const
    // An open door refuses nobody, so in the gate only a stranger tries it.
    for (const who of row.door === 'open' ? someInGate(callers) : callers) {
      const cookie = await cookieOf(who, route)
      const heard = await send(route, row, cookie)
      const refusal = refusals[row.door][who]
      if (refusal) expect(heard, who).toEqual(refusal)
      else expect(shut.has(heard.kind ?? ''), `${who} hears ${heard.status} ${heard.kind}`).toBe(false)
    }
    expect(await belongings()).toEqual(before)
    if (row.door === 'own' || row.door === 'hidden')
      expect((await send(route, row, ana.cookie)).status, 'Ana').not.toBe(404)
  })
})

describe('doors for tokens', () => {
  const SCOPES = ['read', 'squads', 'picks', 'leagues', 'organise:craque']
  let app: TestApp
  let send: Awaited<ReturnType<typeof senderOf>>['send']
  const withOnly = new Map<string, string>()
  const withoutIt = new Map<string, string>()
  let operators: string
  beforeAll(async () => {
    const often = { tries: 100_000, windowSeconds: 60 }
    const limits: SessionLimits = { address: often, account: often, newPeople: often, creations: often, token: often }
    app = await testApp({ database: await worldDatabase(), limits })
    ;({ send } = await senderOf(app))
    const [organiser, operator] = [await signInAs(app.session), await signInAs(app.session, { operator: true })]
    for (const { managerId } of [organiser, operator]) await organise(app, managerId)
    const make = async ({ cookie }: SignedIn, scopes: string[]) => {
      const answer = await app.request('/api/account/tokens', {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Robô', scopes }),
      })
      return ((await answer.json()) as { secret: string }).secret
    }
    for (const scope of SCOPES) {
      const [need = ''] = scope.split(':')
      withOnly.set(need, await make(organiser, [scope]))
      withoutIt.set(
        need,
        await make(
          organiser,
          SCOPES.filter((other) => other !== scope),
        ),
      )
    }
    operators = await make(operator, SCOPES)
  })
  afterAll(() => app.close())

  const shut = new Set(['token_scope', 'token_championship', 'token_invalid'])
  test.each(rows)('TN2 TN3 %s', async (route, row) => {
    const { need } = tokenNeedOf(route)
    const heardWith = async (token: string | undefined) => (await send(route, row, '', token)).kind ?? ''
    // The token has every scope, and its owner organises and operates.
    if (need === 'never') return expect(await heardWith(operators)).toBe('token_scope')
    expect(route).not.toMatch(/ \/api\/account(?:\/|$)/)
    if (!route.startsWith('GET ')) expect(need).not.toBe('read')
    expect(row.door, 'tokens never operate').not.toBe('operator')
    if (row.door === 'organiser') expect(need).toBe('organise')
    const wrong = [...withOnly].flatMap(([scope, token]) => (scope === need ? [] : [token]))
    for (const token of [...someInGate(wrong, 1), withoutIt.get(need)])
      expect(await heardWith(token)).toBe('token_scope')
    expect(shut.has(await heardWith(withOnly.get(need)))).toBe(false)
  })
})

describe('limits', () => {
  let app: TestApp
  let send: Awaited<ReturnType<typeof senderOf>>['send']
  beforeAll(async () => {
    const often = { tries: 100_000, windowSeconds: 60 }
    const few = { tries: 3, windowSeconds: 3_600 }
    app = await testApp({
      database: await worldDatabase(),
      limits: { address: few, creations: few, account: often, newPeople: often },
    })
    ;({ send } = await senderOf(app))
  })
  afterAll(() => app.close())

  const isAsked = ([, { door, limit }]: [string, Row]) => door !== 'operator' && limit !== undefined
  test.each(someInGate(rows.filter(isAsked), 20))('%s is limited to the configured tries', async (route, row) => {
    const cookie = row.limit === 'creations' ? (await signInAs(app.session)).cookie : ''
    const heard = []
    for (let turn = 1; turn <= 5; turn++) heard.push((await send(route, row, cookie)).status)
    expect(heard.slice(3)).toEqual([429, 429])
    expect(heard.slice(0, 3)).not.toContain(429)
  })
})
