import { afterAll, beforeAll, expect, test } from 'vitest'
import { worldDatabase } from '#jobs/testing/world-database.ts'
import { createBodies, type Schema } from '#api/testing/hostile-body.ts'
import { contractOf } from '#api/testing/every-route.ts'
import { routeDoors } from '#api/openapi/route-doors.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAs } from '#api/testing/test-people.ts'
import { logTo } from './open-log.ts'

/** Part of every secret, wherever a request can carry one. */
const SECRET = 'SEGREDOqueNinguemPodeLer'
/** As long as the key of a calendar, a desk link or a reset link. */
const KEY = SECRET.padEnd(43, 'x')

let app: TestApp
let cookie: string
let contract: ReturnType<typeof contractOf>
const lines: string[] = []
beforeAll(async () => {
  const often = { tries: 1_000_000, windowSeconds: 60 }
  app = await testApp({
    database: await worldDatabase(),
    limits: { address: often, account: often, newPeople: often, creations: often },
    log: logTo({ write: (line) => void lines.push(line) }, 'debug'),
    renderPage: async () => {
      throw new Error('this page fails')
    },
  })
  contract = contractOf(app)
  cookie = (await signInAs(app.session, { operator: true, email: `${SECRET}@example.org` })).cookie
})
afterAll(() => app.close())

const secretFields = Object.fromEntries(
  ['email', 'password', 'newPassword', 'currentPassword', 'token', 'code', 'key', 'name', 'text', 'auth', 'p256dh'].map(
    (name) => [name, `${SECRET}-${name}@example.org`],
  ),
)

async function send(route: string, id: string, more: Record<string, string> = {}): Promise<void> {
  const [method = '', path = ''] = route.split(' ')
  const { paths = {}, components } = contract
  const operation = (
    paths[path] as Record<string, { requestBody?: { content?: Record<string, { schema?: Schema }> } }>
  )?.[method.toLowerCase()]
  const schema = operation?.requestBody?.content?.['application/json']?.schema
  const known = { ...secretFields, endpoint: `https://push.example/${SECRET}` }
  const query = ['token', 'code', 'key', 'chave', 'convite', 'codigo', 'manager'].map((name) => `${name}=${KEY}`)
  const answer = await app.request(`${path.replaceAll(/\{\w+\}/g, id)}?${query.join('&')}`, {
    method,
    headers: {
      cookie: `${cookie}; craque_guest=${KEY}`,
      'idempotency-key': KEY,
      'x-request-id': 'of-the-proxy',
      ...more,
      ...(schema && { 'content-type': 'application/json' }),
    },
    ...(schema && { body: JSON.stringify(createBodies(components?.schemas ?? {}, known).fitting(schema)) }),
  })
  await answer.body?.cancel()
}

const beyondTheContract = [
  `GET /api/calendar/${KEY}.ics`,
  `GET /api/nowhere/${KEY}`,
  `POST /api/calendar/${KEY}.ics`,
  `GET /recuperar-senha`,
  `GET /mesa/${KEY}`,
  `GET /ligas/${KEY}`,
  `GET /avatars/${KEY}.svg`,
  `GET /metrics`,
  `GET /${KEY}`,
]

/** Only the value: the cookie's name is not secret. */
const sessionToken = () => decodeURIComponent(cookie).replace(/^[^=]+=/, '')

function expectNoSecrets() {
  const secrets = [SECRET, sessionToken().split('.')[0] ?? '']
  expect(lines.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([])
}

const everything = [...Object.keys(routeDoors), ...beyondTheContract]

test('the log of every route, with ids that exist and with keys, has no secret in it', async () => {
  for (const id of ['1', KEY]) for (const route of everything) await send(route, id)
  for (const route of everything) await send(route, '1', { authorization: `Bearer ${SECRET}` })
  expect(lines.filter((line) => line.includes('"msg":"request"')).length).toBe(3 * everything.length)
  expect(lines.join('')).toContain('"route":"/api/calendar/:key"')
  expect(lines.join('')).toContain('"route":"/api/squads/:id"')
  expectNoSecrets()
})

test('neither has the log of every route whose database fails', async () => {
  const before = lines.length
  app.db.getExecutor().executeQuery = () =>
    Promise.reject(Object.assign(new Error('a bug of ours'), { detail: SECRET }))
  for (const route of everything) await send(route, KEY)
  expect(lines.slice(before).filter((line) => line.includes('"level":50')).length).toBeGreaterThan(50)
  expectNoSecrets()
})
