import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOperations } from '#jobs/operate/operations.ts'
import { worldDatabase } from '#jobs/testing/world-database.ts'
import { testApp, type TestApp } from './testing/test-app.ts'
import { signInAs } from './testing/test-people.ts'

let app: TestApp
beforeAll(async () => {
  const database = await worldDatabase()
  app = await testApp({ database, operations: createOperations(database.db, database.provider) })
})
afterAll(() => app.close())

const ids = ['0', '-1', '1.5', 'abc', '%00', '2147483648', '9'.repeat(30), "1'--", '1e3', 'null']
const texts = [...ids, '', '%F0%9F%98%80', '%E2%80%AE', 'x'.repeat(5000)]
const bodies = ['', '{', 'null', '[]', '{}', '"text"', '{"__proto__":{"x":1}}', `{"name":"${'a'.repeat(30_000)}"}`]
/** What the routes take, with a NUL and half a character in every text. */
const bad = String.raw`a\u0000\ud800b`
const fitting = [
  `{"name":"${bad}","email":"${bad}@example.org","password":"${bad} jabuti na janela","token":"${bad}"}`,
  `{"name":"${bad}","email":null,"country":"BR","favoriteClubId":null,"bio":"${bad}","avatarSeed":"${bad}"}`,
  `{"name":"${bad}","playerIds":[1,1],"captainId":99999999999,"roundId":109}`,
  `{"name":"${bad}","description":"${bad}","format":"pontos-corridos","visibility":"public","endsAtMs":9e15,"code":"${bad}"}`,
  `{"picks":[{"matchId":99999999999,"pick":{"kind":"winner","winner":"home"}},{"matchId":1,"pick":null}]}`,
  `{"change":{"kind":"score","score":{"home":1,"away":0}},"reason":"${bad}","pace":1e-300,"squadId":99999999999}`,
]
/** These end the session that the others need. */
const endings = ['/api/account/sign-out', '/api/account/sessions', '/api/account/delete']

interface Hostile {
  path: string
  method: string
  body?: string
  type?: string
}

interface Route {
  method: string
  path: string
  queries: string[]
}

function everyRoute(): Route[] {
  const { paths = {} } = app.app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version: '' } })
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, { parameters?: { in: string; name: string }[] }>).map(
      ([method, { parameters = [] }]) => ({
        method: method.toUpperCase(),
        path,
        queries: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      }),
    ),
  )
  const last = (path: string) => endings.indexOf(path)
  return routes.sort((a, b) => last(a.path) - last(b.path))
}

/** Each id and each question of the address in turn, then each body under two media types. */
function* requestsOf({ method, path, queries }: Route): Generator<Hostile> {
  const hasId = path.includes('{')
  const filled = (value: string) => path.replaceAll(/\{\w+\}/g, value)
  if (hasId) for (const id of ids) yield { path: filled(id), method }
  for (const query of queries) for (const text of texts) yield { path: `${filled('1')}?${query}=${text}`, method }
  if (method === 'GET') return
  for (const body of [...bodies, ...fitting])
    for (const type of ['application/json', 'text/plain']) yield { path: filled('1'), method, body, type }
}

test('no request makes the server fail, whoever sends it', async () => {
  const routes = everyRoute()
  expect(routes.length).toBeGreaterThan(50)
  const failed: string[] = []
  let sent = 0
  for (const operator of [false, true]) {
    const { cookie } = await signInAs(app.session, { operator })
    for (const route of routes) {
      for (const { path, method, body, type } of requestsOf(route)) {
        const headers = { cookie, ...(type && { 'content-type': type }) }
        const answer = await app.request(path, { method, headers, ...(body !== undefined && { body }) })
        sent += 1
        if (answer.status >= 500) failed.push(`${method} ${path.slice(0, 80)} ${body?.slice(0, 40)}: ${answer.status}`)
        await answer.body?.cancel()
      }
    }
  }
  expect(sent).toBeGreaterThan(1500)
  expect(failed).toEqual([])
})
