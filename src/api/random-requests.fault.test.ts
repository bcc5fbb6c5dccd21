import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rngFrom, type Rng } from '#domain/rng.ts'
import { note } from '#test/figure.ts'
import { belongings, contractOf, everyRoute, type Route } from './testing/every-route.ts'
import { createBodies } from './testing/hostile-body.ts'
import type { TestApp } from './testing/test-app.ts'
import { signInAs } from './testing/test-people.ts'
import { wholeApp } from '#server/testing/whole-app.ts'

const ROUNDS = Number(process.env['CRAQUE_FUZZ'] ?? 6)
const seed = Number(process.env['CRAQUE_SEED'] ?? randomInt(1_000_000))

let app: TestApp
beforeAll(async () => {
  app = await wholeApp()
})
afterAll(() => app.close())

const oneOf = <T>(rng: Rng, list: readonly T[]): T => list[rng.int(list.length)] as T

/** Random text: letters, characters with a special meaning in some languages, and half surrogate pairs. */
const randomText = (rng: Rng) =>
  Array.from({ length: rng.int(40) }, () =>
    rng.next() < 0.5
      ? oneOf(rng, [`'`, '"', '<', '>', '%', '\\', '\0', '\r\n', '../', '${', '--', '\u202E', '\uD800', '😀', '{', '['])
      : String.fromCodePoint(32 + rng.int(0x2ff)),
  ).join('')

/** An address cannot hold half a surrogate pair. */
const inAddress = (text: string) => encodeURIComponent(text.replaceAll('\uD800', ''))

/** Removes some of a body's fields, nests them deeper, or changes their type. */
function mutated(rng: Rng, value: unknown): unknown {
  const dice = rng.next()
  if (dice < 0.12) return oneOf(rng, [null, undefined, true, -1, 0, 2 ** 31, 2 ** 53, 1e308, '', [], {}, [[]]])
  if (dice < 0.24) return randomText(rng)
  if (dice < 0.28) return { deeper: value }
  if (Array.isArray(value)) return value.map((one) => mutated(rng, one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mutated(rng, one)]))
}

function randomAddress(rng: Rng, { path, queries }: Route, place: (path: string) => number): string {
  const id = () =>
    oneOf(rng, [String(place(path)), String(rng.int(200)), '2147483647', inAddress(randomText(rng)) || '0'])
  const asked = queries
    .filter(() => rng.next() < 0.5)
    .map((name) => `${name}=${rng.next() < 0.3 ? rng.int(50) : inAddress(randomText(rng))}`)
  return `${path.replaceAll(/\{\w+\}/g, id)}${asked.length > 0 ? `?${asked.join('&')}` : ''}`
}

const identities = {
  visitor: undefined,
  guest: { kind: 'guest' },
  account: {},
  operator: { operator: true },
} as const

interface Come {
  cookie: string
  /** Some requests end the session that sends them. */
  isHere: () => Promise<boolean>
}

async function come(as: (typeof identities)[keyof typeof identities]): Promise<Come> {
  if (!as) return { cookie: '', isHere: () => Promise.resolve(true) }
  const { cookie } = await signInAs(app.session, as)
  const door = 'operator' in as ? '/api/operator/feeds' : '/api/account/export'
  return { cookie, isHere: async () => (await app.request(door, { headers: { cookie } })).status === 200 }
}

test('random requests to every route, as visitor, guest, account and operator, cause no failure', async (context) => {
  const owner = await signInAs(app.session, { operator: true })
  const { known, place } = await belongings(app, owner.cookie)
  const bodies = createBodies(contractOf(app).components?.schemas ?? {}, known)
  const routes = everyRoute(app)
  const failed: string[] = []
  let sent = 0
  for (const [name, as] of Object.entries(identities)) {
    const rng = rngFrom('fuzz', seed, name)
    let sender = await come(as)
    for (const route of routes) {
      if (!(await sender.isHere())) sender = await come(as)
      const { cookie } = sender
      for (let turn = 0; turn < ROUNDS; turn++) {
        const path = randomAddress(rng, route, place)
        const body = route.body && JSON.stringify(mutated(rng, bodies.fitting(route.body)) ?? null)
        const headers = { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) }
        const answer = await app.request(path, { method: route.method, headers, ...(body !== undefined && { body }) })
        if (answer.status >= 500)
          failed.push(`${name}: ${route.method} ${path} ${body?.slice(0, 300)}: ${answer.status}`)
        await answer.body?.cancel()
        sent++
      }
    }
  }
  expect({ seed, failed }).toEqual({ seed, failed: [] })
  note(
    context,
    `${sent} random requests to ${routes.length} routes as ${Object.keys(identities).length} identities from seed ${seed}`,
  )
})
