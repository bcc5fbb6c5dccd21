import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { linkGroup } from '#db/chat/chat-group.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import { worldDatabase } from '#jobs/testing/world-database.ts'
import { buildClient } from '#api/testing/built-client.ts'
import { belongings } from '#api/testing/every-route.ts'
import { createBodies, type Schema as BodySchema } from '#api/testing/hostile-body.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { resolveParts } from '#api/testing/resolve-parts.ts'
import { signInAs } from '#api/testing/test-people.ts'
import type { ApiDocument, Operation } from './docs-page.ts'
import { routeDoors } from './route-doors.ts'
import { schemaChecks } from '#api/testing/schema-checks.ts'

const origin = 'http://localhost'
/** The parameters in an address, by name. */
function valuesIn(pattern: string, filled: string): Record<string, string> {
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const [, ...values] =
    new RegExp(`^${pattern.replaceAll('.', '[.]').replaceAll(/\{\w+\}/g, '([^/]+)')}$`).exec(filled) ?? []
  return Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(values[at] ?? '')]))
}

interface Made {
  id?: number
  slug?: string
  guest?: { managerId: number }
  membership?: { leagueId: number }
  place?: { leagueId: number }
  [name: string]: object | number | string | null | undefined
}
/** The id or slug of the thing that an answer describes. */
function idIn({ id, slug, guest, membership, place, ...others }: Made): number | string | undefined {
  const named = [others['token'], others['link'], others['webhook'], others['squad'], others['league']]
  const ids = named.flatMap((one) => (typeof one === 'object' && one && 'id' in one ? [one.id as number] : []))
  return id ?? slug ?? guest?.managerId ?? membership?.leagueId ?? place?.leagueId ?? ids[0]
}
/**
 * Creations and deletions that need more than one valid request, with the tests that make them. `testApp` checks the
 * status and `Location` of each such answer (`api/testing/write-answers.ts`).
 */
const provenElsewhere: Readonly<Record<string, string>> = {
  'DELETE /api/account/sessions/{id}': 'src/api/account/sessions.test.ts',
  'DELETE /api/account/sessions': 'src/api/account/sessions.test.ts',
  'POST /api/account/chats': 'src/api/chat/telegram.test.ts',
  'POST /api/leagues/{id}/chats': 'src/api/chat/other-chats.test.ts',
  'POST /api/operator/chats': 'src/api/chat/telegram.test.ts',
  'POST /api/operator/imports': 'src/api/import/import-routes.test.ts',
  'POST /api/championships/{slug}/joins': 'src/api/import/import-routes.test.ts',
  'DELETE /api/championships/{slug}/joins/{joinId}': 'src/api/import/import-routes.test.ts',
  'POST /api/desk/{id}/helpers': 'src/api/desk/desk-routes.test.ts',
  'DELETE /api/desk/{id}/helpers/{helperId}': 'src/api/desk/desk-routes.test.ts',
}

let app: TestApp
let built: ReturnType<typeof buildClient>
beforeAll(async () => {
  built = buildClient()
  const often = { tries: 100_000, windowSeconds: 60 }
  const limits = { address: often, account: often, newPeople: often, creations: often }
  app = await testApp({ database: await worldDatabase(), limits })
})
afterAll(async () => {
  await app.close()
  ;(await built).remove()
})

test('pages of other origins read what needs no account, and nothing else', async () => {
  const headers = { origin: 'https://example.org' }
  const openTo = async (path: string, init: RequestInit = {}) =>
    (await app.request(path, { ...init, headers })).headers.get('access-control-allow-origin')
  for (const path of [
    '/api/matches/today',
    '/api/rankings',
    '/api/clubs/1/strength.csv',
    '/api/clubs/0',
    '/api/openapi.json',
    '/openapi.json',
  ])
    expect(await openTo(path), path).toBe('*')
  for (const path of ['/api/account', '/api/profile', '/api/notices', '/api/operator', '/', '/healthz', '/api/nowhere'])
    expect(await openTo(path), path).toBeNull()
  const write = await app.request('/api/picks', { method: 'PUT', headers, body: '{}' })
  expect([write.status, write.headers.get('access-control-allow-origin')]).toEqual([403, null])
  expect(await openTo('/api/matches/today', { method: 'OPTIONS' })).toBeNull()
  const any = await app.request('/api/rankings', { headers })
  expect(any.headers.get('access-control-allow-credentials')).toBeNull()
})

test('every route answers what the document says, and the client reaches every one', async () => {
  const client = await built
  const document = resolveParts((await (await app.request('/api/openapi.json')).json()) as ApiDocument)
  const check = schemaChecks(document)
  const [operator, friend] = [await signInAs(app.session, { operator: true }), await signInAs(app.session)]
  await app.db
    .insertInto('championship_member')
    .values({ championship_id: firstChampionship, manager_id: friend.managerId })
    .execute()
  await sql`
    insert into auth_passkey (id, user_id, public_key, credential_id, counter, device_type, backed_up)
    values ('pk1', ${operator.userId}, 'k', 'c1', 0, 'x', false)`.execute(app.db)
  const { known, place } = await belongings(app, operator.cookie)
  const schemas = (document.components?.schemas ?? {}) as Record<string, BodySchema>
  const leagueId = place('/api/leagues/{id}')
  const chatId = await linkGroup(app.db, {
    service: 'telegram',
    address: '-100',
    title: 'Grupo',
    leagueId,
    managerId: operator.managerId,
    language: 'pt-BR',
  })
  const newPool = { ...known, name: 'Bolão', format: 'bolao', visibility: 'public', prize: 1, squadId: null }
  const pool = await app.request('/api/leagues', {
    method: 'POST',
    headers: { cookie: operator.cookie, 'content-type': 'application/json' },
    body: JSON.stringify(newPool),
  })
  const { league } = (await pool.json()) as { league: { id: number } }
  const bodies = createBodies(schemas, {
    ...known,
    leagueId,
    benchIds: [],
    viceCaptainId: null,
    championships: null,
    scopes: ['read'],
    timeZone: 'America/Sao_Paulo',
    address: 'https://example.org/hook',
    replyTo: null,
    pool: undefined,
  })
  const more: Readonly<Record<string, object>> = {
    'POST /api/leagues': { squadId: null, visibility: 'private' },
    'POST /api/pools/{id}/questions': { closesAtMs: known.startsAtMs + 86_400_000 },
    'POST /api/pools/{id}/guests': { name: 'Convidada nova' },
    'POST /api/pools/{id}/again': { championship: undefined },
  }
  /** Ids of what this test has made, by the address to which it was posted. */
  const madeIds = new Map<string, number | string>()
  const withMade = (path: string) =>
    [...madeIds]
      .toSorted(([a], [b]) => b.length - a.length)
      .reduce(
        (text, [base, id]) =>
          text.startsWith(`${base}/{`) ? base + text.slice(base.length).replace(/\{\w+\}/, String(id)) : text,
        path,
      )
  const filled = (path: string) =>
    withMade(path.replace('{id}/chats/{chatId}', `${leagueId}/chats/${chatId}`))
      .replace('/passkeys/{id}', '/passkeys/pk1')
      .replace('{reaction}', 'fire')
      .replace('{slug}', 'craque')
      .replace('{sport}', 'futebol')
      .replace('{period}', '1y')
      .replace('/managers/{id}', `/managers/${operator.managerId}`)
      .replace('/rounds/{id}', '/rounds/107')
      .replace(/\/(clubs|players)\/\{id\}/, '/$1/1')
      .replace('/pools/{id}', `/pools/${league.id}`)
      .replace('/championships/craque/members/{managerId}', `/championships/craque/members/${friend.managerId}`)
      .replace('{managerId}', String(operator.managerId))
      .replace('{squadId}', String(known.squadId))
      .replace('{leagueId}', String(leagueId))
      .replace('{service}', 'telegram')
      .replaceAll(/\{\w+\}/g, String(place(path)))
  /** Owners of a bolão are in it already, so a friend sends this request. */
  const joinsOf = (address: string) => address.endsWith(`/pools/${league.id}/members`)
  let answer = new Response()
  const { call } = (await client.load()).createClient({
    url: origin,
    retries: 0,
    fetch: (async (address: string, init: RequestInit) => {
      const headers = new Headers(init.headers)
      headers.set('cookie', isKnown ? (joinsOf(address) ? friend : operator).cookie : '')
      answer = await app.request(address.replace(origin, ''), { ...init, headers })
      return answer.clone()
    }) as typeof fetch,
  })
  let isKnown = true
  let answered = 0
  const done = new Set<string>()
  const refused = new Map<string, string>()
  const called = new Set<string>()
  const broken: string[] = []
  for (const [route, { query }] of Object.entries(routeDoors)) {
    const [method = '', path = ''] = route.split(' ')
    // A stranger sends these: they end the session that other requests need, or they need a whole server.
    isKnown = !/account\/(?:sign-\w+|delete)|account\/sessions$|operator\/(?:world|audit|imports)|\/password$/.test(
      path,
    )
    const operation: Operation | undefined = document.paths?.[path]?.[method.toLowerCase()]
    const body = operation?.requestBody?.content?.['application/json']?.schema
    const name = operation?.operationId ?? ''
    const heard = await call(name, {
      ...valuesIn(path, filled(path)),
      ...Object.fromEntries(new URLSearchParams(query)),
      ...(body && { body: { ...(bodies.fitting(body) as object), ...more[route] } }),
    })
    called.add(name)
    expect([heard.ok, heard.status], route).toEqual([answer.ok, answer.status])
    const { responses = {} } = operation ?? {}
    const told = responses[answer.status] ?? (answer.ok ? undefined : responses['default'])
    const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
    const text = await answer.text()
    const location = answer.headers.get('location')
    if (answer.status === 201) {
      const made = await app.request(location ?? '', { headers: { cookie: operator.cookie } })
      expect([made.status, made.headers.get('content-type')], `${route} says ${location}`).toEqual([
        200,
        expect.stringContaining('application/json'),
      ])
      const madeId = idIn(JSON.parse(text) as Made)
      expect(`${location} ${await made.text()}`, `${route} made ${madeId}`).toMatch(
        new RegExp(String.raw`[":/]${madeId}\b`),
      )
      done.add(route)
      if (madeId !== undefined && !/championships$|members$/.test(path)) madeIds.set(path, madeId)
    }
    if (!answer.ok) {
      const { kind = '' } = JSON.parse(text) as { kind?: string }
      refused.set(route, `${answer.status} ${kind}`)
      if (
        answer.status < 500 &&
        !responses[answer.status]?.description?.replace('Kinds: ', '').split(', ').includes(kind)
      )
        broken.push(`${route} ${answer.status}: ${kind} is not in the document`)
    }
    if (answer.status === 204) {
      expect([text, told && 'content' in told], route).toEqual(['', false])
      done.add(route)
      continue
    }
    if (!(type in (told?.content ?? {}))) broken.push(`${route} ${answer.status}: ${type} is not in the document`)
    else if (type === 'application/json' || type === 'application/problem+json') {
      const { error } = check(told?.content?.[type]?.schema ?? {}).safeParse(JSON.parse(text))
      if (error) broken.push(`${route} ${answer.status}: ${z.prettifyError(error)}`)
      if (answer.ok) answered++
    }
  }
  expect(broken).toEqual([])
  expect(answered).toBeGreaterThan(120)
  const changes = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses = {} }]) =>
      '201' in responses || '204' in responses ? [`${method.toUpperCase()} ${path}`] : [],
    ),
  )
  const undone = changes.filter((route) => !done.has(route) && !(route in provenElsewhere))
  expect(undone.map((route) => `${route}: ${refused.get(route)}`)).toEqual([])
  for (const [route, test] of Object.entries(provenElsewhere))
    expect([changes.includes(route), done.has(route), existsSync(test)], route).toEqual([true, false, true])
  const operations = Object.values(document.paths ?? {}).flatMap((methods) => Object.values(methods))
  const left = operations.flatMap(({ operationId = '' }) => (called.has(operationId) ? [] : [operationId]))
  expect(left, 'the stream has a function of its own').toEqual(['getStream'])
})
