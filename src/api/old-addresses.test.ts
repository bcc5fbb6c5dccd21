import { afterAll, beforeAll, expect, test } from 'vitest'
import { oldAddresses } from './http/old-addresses.ts'
import { DAY_MS, leagueWorld, type LeagueWorld } from './testing/league-world.ts'
import { routeDoors } from './openapi/route-doors.ts'

let world: LeagueWorld
beforeAll(async () => {
  world = await leagueWorld()
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
