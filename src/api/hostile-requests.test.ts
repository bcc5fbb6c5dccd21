import { afterAll, beforeAll, expect, test } from 'vitest'
import { note } from '#test/figure.ts'
import { isGate } from '#test/gate.ts'
import { belongings, contractOf, everyRoute, type Route } from './testing/every-route.ts'
import { createBodies } from './testing/hostile-body.ts'
import type { TestApp } from './testing/test-app.ts'
import { signInAs } from './testing/test-people.ts'
import { wholeApp } from '#server/testing/whole-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await wholeApp()
})
afterAll(() => app.close())

const ids = ['0', '-1', '1.5', 'abc', '%00', '2147483648', '9'.repeat(30), "1'--", '1e3', 'null']
const texts = [
  ...ids,
  '',
  '%F0%9F%98%80',
  '%E2%80%AE',
  '%ED%A0%80',
  'x'.repeat(5000),
  '9999999999999999-1',
  '1-9999999999999999',
]
const otherTypes = ['text/plain', 'multipart/form-data', 'application/json; charset=utf-16']
const wholeBodies = ['', '{', 'null', '[]', '{}', '"text"', '{"__proto__":{"x":1}}', `{"name":"${'a'.repeat(30_000)}"}`]
/** Bodies with the fields of real requests. Most texts contain a NUL and half a surrogate pair. */
const bad = String.raw`a\u0000\ud800b`
const fitting = [
  `{"name":"${bad}","email":"${bad}@example.org","password":"${bad} jabuti na janela","token":"${bad}"}`,
  `{"name":"${bad}","email":null,"country":"BR","favoriteClubId":null,"bio":"${bad}","avatarSeed":"${bad}"}`,
  `{"name":"${bad}","playerIds":[1,1],"captainId":99999999999,"roundId":109}`,
  `{"name":"${bad}","description":"${bad}","format":"pontos-corridos","visibility":"public","endsAtMs":9e15,"code":"${bad}"}`,
  `{"picks":[{"matchId":99999999999,"pick":{"kind":"winner","winner":"home"}},{"matchId":1,"pick":null}]}`,
  `{"change":{"kind":"score","score":{"home":1,"away":0}},"reason":"${bad}","pace":1e-300,"squadId":99999999999}`,
]
const hostileKeys = [
  '',
  ' ',
  'short',
  'k'.repeat(64),
  'k'.repeat(5000),
  '../../../../etc/passwd',
  "'; drop table x; --",
  'a-good-key-of-24-letters',
]
interface Hostile {
  path: string
  method: string
  body?: string
  type?: string
}

/**
 * First hostile ids and parameters. Then, for routes other than GET, bodies of several media types and bodies that
 * almost fit.
 */
function* requestsOf(
  { method, path, queries, body: schema }: Route,
  { place, bodies: almost }: Operator,
): Generator<Hostile> {
  const hasId = path.includes('{')
  const filled = (value: string) => path.replaceAll(/\{\w+\}/g, value)
  if (hasId) for (const id of ids) yield { path: filled(id), method }
  for (const query of queries) for (const text of texts) yield { path: `${filled('1')}?${query}=${text}`, method }
  if (method === 'GET') return
  for (const body of [...wholeBodies, ...fitting]) yield { path: filled('1'), method, body, type: 'application/json' }
  for (const type of otherTypes) for (const body of ['', '{}', '--x']) yield { path: filled('1'), method, body, type }
  if (!schema) return
  for (const body of almost.spoilt(schema))
    yield { path: filled(String(place(path))), method, body: JSON.stringify(body), type: 'application/json' }
}

/** Every door is open to an operator, so the requests reach everything behind the doors. */
async function newOperator() {
  const { cookie } = await signInAs(app.session, { operator: true })
  const { known, place } = await belongings(app, cookie)
  return { cookie, place, bodies: createBodies(contractOf(app).components?.schemas ?? {}, known) }
}
type Operator = Awaited<ReturnType<typeof newOperator>>

/** Some requests end the session that sends them. */
async function isOperator({ cookie }: Operator): Promise<boolean> {
  const { status } = await app.request('/api/operator/feeds', { headers: { cookie } })
  return status === 200
}

/** The gate sends one in this many requests, starting at another one for each route. */
const STRIDE = isGate ? 96 : 1

test('no request makes the server fail', async (context) => {
  const routes = everyRoute(app)
  expect(routes.length).toBeGreaterThan(50)
  const failed = new Set<string>()
  let sent = 0
  let operator = await newOperator()
  for (const [turn, route] of routes.entries()) {
    if (!(await isOperator(operator))) operator = await newOperator()
    const requests = [...requestsOf(route, operator)].filter((_, index) => index % STRIDE === turn % STRIDE)
    for (const { path, method, body, type } of requests) {
      const headers = {
        cookie: operator.cookie,
        ...(type && { 'content-type': type }),
        // Keys of every shape. Some were used before with another request.
        ...(sent % 2 === 0 && { 'idempotency-key': hostileKeys[sent % hostileKeys.length] ?? '' }),
      }
      const answer = await app.request(path, { method, headers, ...(body !== undefined && { body }) })
      sent += 1
      if (answer.status >= 500) failed.add(`${method} ${path.slice(0, 80)} ${body?.slice(0, 300)}: ${answer.status}`)
      await answer.body?.cancel()
    }
  }
  note(context, `${sent} requests to ${routes.length} routes`)
  expect(sent).toBeGreaterThan(2500 / STRIDE)
  expect([...failed]).toEqual([])
})

const form = 'application/x-www-form-urlencoded'
test.each([
  ['language=en&back=%2F%00a', form],
  ['language=en&back=%2F%07%1F%7Fa', form],
  ['language=en&back=%2F%0D%0ASet-Cookie:a=b', form],
  ['language=en&back=%2F%F0%9F%98%80', form],
  ['language=en&back=%ED%A0%80', form],
  ['language=%ED%A0%80', form],
  ['language=en', 'multipart/form-data'],
  ['--x\r\nbroken', 'multipart/form-data; boundary=x'],
  ['--x', 'multipart/form-data; boundary='],
  ['x', 'multipart/form-data; charset=nonsense; boundary="'],
])('the form of preferences takes %j as %s without failing', async (body, type) => {
  const answer = await app.request('/preferencias', { method: 'POST', headers: { 'content-type': type }, body })
  expect(answer.status).toBeLessThan(500)
})
