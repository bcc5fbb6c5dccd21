import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, expectTypeOf, test } from 'vitest'
import type { ClubPageView } from '#contract/club-page.ts'
import type { SquadAnswer } from '#contract/squad.ts'
import { apiPath, apiReader, apiRequest, callApi, type FetchApi } from './api-client.ts'
import { isProblem } from './is-problem.ts'

// The compiler is the test. A line under `@ts-expect-error` that compiles, or another line that does not, fails the
// gate.
const fetchApi: FetchApi = async () => Response.json({})
const signal = new AbortController().signal

test('a call knows what its route needs and answers', async () => {
  const club = await callApi(fetchApi, 'GET /api/clubs/{id}', { id: 1 })
  expectTypeOf(club).toEqualTypeOf<ClubPageView>()
  const read = apiReader(fetchApi, 'GET /api/clubs/{id}', { id: 1 })
  expectTypeOf(await read({ signal })).toEqualTypeOf<ClubPageView>()
  const squad = await callApi(fetchApi, 'PATCH /api/squads/{id}', { id: 1, body: { name: 'Marta' } })
  expectTypeOf(squad).toEqualTypeOf<SquadAnswer>()
  await callApi(fetchApi, 'GET /api/leagues', { search: 'a', format: undefined, championship: 'copa', signal })

  // @ts-expect-error -- a field that the answer does not have
  void club.nickname
})

test('what does not fit its route does not compile', () => {
  // @ts-expect-error -- a path that no route has
  apiPath('GET /api/clubes/{id}', { id: 1 })
  // @ts-expect-error -- a method that the route does not have
  apiRequest('DELETE /api/clubs/{id}', { id: 1 })
  // @ts-expect-error -- the path's parameter is missing
  apiPath('GET /api/clubs/{id}')
  // @ts-expect-error -- a number, not its text
  apiPath('GET /api/clubs/{id}', { id: '1' })
  // @ts-expect-error -- a name that the query does not know
  apiPath('GET /api/clubs/{id}', { id: 1, page: 2 })
  // @ts-expect-error -- a value that the query does not know
  apiPath('GET /api/leagues', { format: 'copa' })
  // @ts-expect-error -- the body is missing
  apiRequest('PATCH /api/squads/{id}', { id: 1 })
  // @ts-expect-error -- a field that the body does not have
  apiRequest('PATCH /api/squads/{id}', { id: 1, body: { title: 'Marta' } })
  // @ts-expect-error -- only what is read has an address for links
  apiPath('DELETE /api/squads/{id}', { id: 1 })
})

test('a problem is one that the call can have', () => {
  const error: unknown = undefined
  isProblem<'PUT /api/squads/{id}'>(error, 'market_closed', 'not_found', 'network')
  // @ts-expect-error -- a kind that nothing has
  isProblem(error, 'market_close')
  // @ts-expect-error -- a kind of another capability
  isProblem<'PUT /api/squads/{id}'>(error, 'desk_closed')
})

/**
 * Lines with a path that call no route: the event stream, the link to the API's document, checks of addresses, and
 * invented routes of tests.
 */
const NO_CALLS = [
  "'/api/stream'",
  'href="/api/docs"',
  "path.startsWith('/api/')",
  "path.startsWith('/api/operator/')",
  "request: (body) => ({ path: '/api/notes'",
  "requestOf: (_kind, { id }) => ({ path: '/api/notes'",
]

test('the web knows no path of the API beside the names of routes', () => {
  const files = readdirSync('src/web', { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
  )
  const bare = files.flatMap((name) =>
    readFileSync(path.join('src/web', name), 'utf8')
      .split('\n')
      .filter((line) => /(?<!(?:GET|POST|PUT|PATCH|DELETE|\}) )\/api\//.test(line.replaceAll('#api/', '')))
      .filter((line) => !NO_CALLS.some((known) => line.includes(known)))
      .map((line) => `${name}: ${line.trim()}`),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(bare).toEqual([])
})
