import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { worldDatabase } from '#jobs/testing/world-database.ts'
import { belongings } from '#api/testing/every-route.ts'
import { createBodies, type Schema as BodySchema } from '#api/testing/hostile-body.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAs } from '#api/testing/test-people.ts'
import type { ApiDocument, Operation } from './docs-page.ts'
import { routeDoors } from './route-doors.ts'
import { schemaChecks } from './schema-checks.test-helper.ts'

let app: TestApp
beforeAll(async () => {
  const often = { tries: 100_000, windowSeconds: 60 }
  const limits = { address: often, account: often, newPeople: often, creations: often }
  app = await testApp({ database: await worldDatabase(), limits })
})
afterAll(() => app.close())

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

test('what the server answers is what the document says, on every route', async () => {
  const document = (await (await app.request('/api/openapi.json')).json()) as ApiDocument
  const check = schemaChecks(document)
  const operator = await signInAs(app.session, { operator: true })
  const { known, place } = await belongings(app, operator.cookie)
  const schemas = (document.components?.schemas ?? {}) as Record<string, BodySchema>
  const bodies = createBodies(schemas, known)
  const filled = (path: string) =>
    path
      .replace('{reaction}', 'fire')
      .replace('{slug}', 'craque')
      .replace('{sport}', 'futebol')
      .replace('{period}', '1y')
      .replace('/managers/{id}', `/managers/${operator.managerId}`)
      .replace('/rounds/{id}', '/rounds/107')
      .replace(/\/(clubs|players)\/\{id\}/, '/$1/1')
      .replaceAll(/\{\w+\}/g, String(place(path)))
  let answered = 0
  const broken: string[] = []
  for (const [route, { query }] of Object.entries(routeDoors)) {
    const [method = '', path = ''] = route.split(' ')
    // These end the session that the others need, or need a server around them.
    if (/account\/(?:sign-out|delete)|account\/sessions$|operator\/(?:world|audit|imports)|\/password$/.test(path))
      continue
    const operation: Operation | undefined = document.paths?.[path]?.[method.toLowerCase()]
    const body = operation?.requestBody?.content?.['application/json']?.schema
    const answer = await app.request(filled(path) + (query ? `?${query}` : ''), {
      method,
      headers: { cookie: operator.cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(bodies.fitting(body)) }),
    })
    const told = operation?.responses?.[answer.status] ?? operation?.responses?.['default']
    const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
    const text = await answer.text()
    if (answer.status === 204) continue
    if (!(type in (told?.content ?? {}))) broken.push(`${route} ${answer.status}: ${type} is not in the document`)
    else if (type === 'application/json' || type === 'application/problem+json') {
      const { error } = check(told?.content?.[type]?.schema ?? {}).safeParse(JSON.parse(text))
      if (error) broken.push(`${route} ${answer.status}: ${z.prettifyError(error)}`)
      if (answer.ok) answered++
    }
  }
  expect(broken).toEqual([])
  expect(answered).toBeGreaterThan(45)
})
