import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DrawPicture } from './picture/picture-routes.ts'
import { oldAddresses } from './http/old-addresses.ts'
import { DAY_MS, leagueWorld, type LeagueWorld } from './testing/league-world.ts'
import { routeDoors } from './openapi/route-doors.ts'

let world: LeagueWorld
const drawn: Parameters<DrawPicture>[0][] = []
beforeAll(async () => {
  const drawPicture: DrawPicture = async (asked) => {
    drawn.push(asked)
    return { kind: 'picture', digest: 'a'.repeat(22), png: new Uint8Array([1]) }
  }
  world = await leagueWorld({ drawPicture })
})
afterAll(() => world.app.close())

async function bolao(change: object = {}) {
  const owner = await world.person()
  const now = Date.now()
  const wanted = { format: 'bolao', squadId: null, startsAtMs: now, endsAtMs: now + 9 * DAY_MS, ...change }
  const { body } = await owner.create(wanted)
  return { id: body.league.id, owner }
}

test('every old address leads to a known route, and is none itself', () => {
  const known = new Set(Object.keys(routeDoors).map((route) => route.split(' ')[1]))
  const isKnown = (path: string) => known.has(path) || known.has(path.replace(/[\w-]+\.csv$/, '{table}'))
  expect(oldAddresses.length).toBeGreaterThan(10)
  for (const { old, now } of oldAddresses) {
    expect(isKnown(now), now).toBe(true)
    expect(known.has(old), old).toBe(false)
  }
})

test('an outbox entry from before an update is applied once, under whichever name it is repeated', async () => {
  const { id } = await bolao()
  const friend = await world.person()
  const send = (path: string) =>
    world.app.request(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: friend.cookie,
        'idempotency-key': 'entry-of-an-older-outbox',
      },
      body: '{}',
    })
  const first = await send(`/api/leagues/${id}/people?campeonato=craque`)
  expect([first.status, first.headers.get('deprecation')]).toEqual([201, `@${Date.UTC(2026, 10, 18) / 1000}`])
  expect(first.headers.get('link')).toContain(`</api/pools/${id}/members?championship=craque>; rel="successor-version"`)
  const text = await first.text()
  for (const path of [`/api/leagues/${id}/people?campeonato=craque`, `/api/pools/${id}/members?championship=craque`]) {
    const again = await send(path)
    expect([again.status, again.headers.get('idempotent-replayed'), await again.text()], path).toEqual([
      201,
      'true',
      text,
    ])
  }
  expect((await friend.call('DELETE', `/api/leagues/${id}/people/${friend.managerId}`)).status).toBe(204)
})

test('the link to a sheet on a stored page still works', async () => {
  const { id, owner } = await bolao()
  for (const name of ['bolao.csv', 'bolao.xlsx', 'bolao-completo.xlsx', 'convidados.xlsx']) {
    const answer = await world.app.request(`/api/leagues/${id}/${name}?campeonato=craque`, {
      headers: { cookie: owner.cookie },
    })
    expect([answer.status, answer.headers.has('deprecation')], name).toEqual([200, true])
  }
})

test('the link to a table on a stored page still works', async () => {
  const old = ['/api/analytics/futebol/1y/classificacao.csv', '/api/forecast/partidas.csv', '/api/clubs/1/forca.csv']
  for (const path of old) expect((await world.app.request(path)).headers.get('deprecation'), path).not.toBeNull()
  const table = await world.app.request('/api/analytics/futebol/1y/classificacao.csv')
  expect(table.headers.get('content-type')).toContain('text/csv')
  const answer = await world.app.request('/api/market?campeonato=craque')
  expect([answer.status, answer.headers.get('link')]).toEqual([
    200,
    expect.stringContaining('</api/market?championship=craque>; rel="successor-version"'),
  ])
})

test('an old invitation in a chat opens its bolão', async () => {
  const { id, owner } = await bolao({ visibility: 'private' })
  const { inviteCode } = await owner.page(id)
  const friend = await world.person()
  expect((await friend.call('GET', `/api/leagues/invited?code=${inviteCode}`)).body).toMatchObject({ league: { id } })
  expect((await friend.call('GET', `/api/leagues/${id}/race?code=${inviteCode}`)).status).toBe(200)
})

test('a list still accepts the page numbers and sizes that a stored page sends', async () => {
  const lineups = `/api/managers/${(await world.person()).managerId}/lineups`
  for (const [old, now] of [
    ['/api/rankings?page=2', '/api/rankings?cursor=page-2'],
    ['/api/rankings/server?page=1&size=50', '/api/rankings/server?cursor=page-1&limit=50'],
    [`${lineups}?before=9&campeonato=craque`, `${lineups}?cursor=9&championship=craque`],
  ] as const) {
    const [answer, same] = await Promise.all([world.app.request(old), world.app.request(now)])
    expect([answer.status, answer.headers.get('deprecation')], old).toEqual([200, `@${Date.UTC(2026, 10, 18) / 1000}`])
    expect(answer.headers.get('link'), old).toContain(`<${now}>; rel="successor-version"`)
    expect(await answer.json(), old).toEqual(await same.json())
    expect(same.headers.has('deprecation'), now).toBe(false)
  }
})

test('an address with its present name is not called old', async () => {
  const { id, owner } = await bolao()
  const answer = await world.app.request(`/api/pools/${id}/grid`, { headers: { cookie: owner.cookie } })
  expect([answer.status, answer.headers.get('deprecation')]).toEqual([200, null])
})

test('a calendar still works at its first address', async () => {
  const { cookie } = await world.person()
  const made = await world.app.request('/api/calendar', { method: 'POST', headers: { cookie } })
  const { address } = (await made.json()) as { address: string }
  const key = /\/([\w-]{43})\.ics$/.exec(address)?.[1]
  expect((await world.app.request(`/api/calendar/${key}.ics`)).status).toBe(200)
})

test('a picture in an old message of a chat is drawn for its page, championship and language', async () => {
  const answer = await world.app.request('/imagens/ligas/1.png?campeonato=craque&lang=es')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(drawn).toMatchObject([{ path: '/ligas/1', language: 'es' }])
  expect(drawn[0]?.search.get('campeonato')).toBe('craque')
  // The drawing of an older version asks the API by the old name.
  const asked = await drawn[0]?.fetchApi('/api/market?campeonato=craque')
  expect(asked?.status).toBe(200)
  const face = await world.app.request('/avatars/7-42.svg')
  expect([face.status, face.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
})

test('a push that an older server sent opens its page, whichever name the championship has in it', async () => {
  const heard: Record<string, (event: object) => void> = {}
  const shown: { data: object }[] = []
  const opened: string[] = []
  const waited: Promise<unknown>[] = []
  const device = createContext({
    URL,
    location: new URL('http://localhost/sw.js'),
    addEventListener: (name: string, hear: (event: object) => void) => (heard[name] = hear),
    registration: {
      showNotification: async (title: string, data: object) => void shown.push({ title, ...data } as never),
    },
    clients: { matchAll: async () => [], openWindow: async (href: string) => void opened.push(href) },
  })
  runInContext(readFileSync('src/web/public/sw.js', 'utf8'), device)
  const waitUntil = (work: Promise<unknown>) => waited.push(work)
  const { id } = await bolao()
  const paths = ['/fantasy#meu-time', `/ligas/${id}?campeonato=craque`, '/rodadas/7', 'https://example.org/']
  for (const path of paths)
    heard['push']?.({ data: { json: () => ({ title: 'Craque', text: 'Oi', path }) }, waitUntil })
  await Promise.all(waited)
  for (const notification of shown)
    heard['notificationclick']?.({ notification: { ...notification, close: () => undefined }, waitUntil })
  await Promise.all(waited)
  expect(opened).toEqual(paths.slice(0, 3).map((path) => `http://localhost${path}`))
  for (const address of opened) expect((await world.app.request(address)).status, address).toBe(200)
})
