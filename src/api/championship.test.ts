import { languageCookie } from '#contract/language.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resolveParts } from '#api/testing/resolve-parts.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAsManager } from '#api/testing/sign-in-as-manager.ts'
import type { LeagueList } from '#contract/league.ts'
import type { MarketView } from '#contract/market.ts'
import type { RankingView } from '#contract/ranking.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import { setGameTime } from '#db/testing/game-time.ts'
import { bumpServerVersion, bumpVersion, versionChannel } from '#db/championship/data-version.ts'
import { addSecondChampionship, SECOND, SECOND_SMALL, secondChampionship } from '#db/testing/second-championship.ts'
import { planOf } from '#jobs/testing/play-round.ts'
import { morning, worldDatabase, type WorldDatabase } from '#jobs/testing/world-database.ts'

const MANAGER = 5
/**
 * The speed of the game's clock: so slow that answers do not differ by a millisecond, and fast enough that the end of
 * the week is within the calendar.
 */
const STILL = 1e-7
const publicPages = [
  '/api/market',
  '/api/planner',
  '/api/matches/today',
  '/api/analytics/futebol/30d',
  '/api/analytics/tenis/1y',
  '/api/standings/futebol',
  '/api/forecast/record',
  '/api/clubs/1',
  '/api/players/7',
  '/api/rankings',
  '/api/rankings?scope=mensal&metric=precisao',
  '/api/rankings?cursor=page-2',
  '/api/rankings/search?name=a',
  '/api/leagues',
  '/api/leagues?scope=ended',
  '/api/leagues?search=brasil',
  '/api/rounds/newest',
  '/api/leagues/1',
  '/api/leagues/2',
  '/api/divisions/5/groups/1',
  `/api/managers/${MANAGER}`,
  `/api/managers/${MANAGER}/history`,
  `/api/managers/${MANAGER}/lineups`,
  `/api/managers/${MANAGER}/ledger`,
  `/api/managers/${MANAGER}/picks`,
  `/api/season-review?manager=${MANAGER}`,
]
const ownPages = [
  '/api/squads',
  '/api/leagues?scope=mine',
  '/api/picks/upcoming',
  '/api/viewer',
  '/api/picks/history',
  '/api/rounds/own',
  '/api/duels/own',
  '/api/divisions/own',
  '/api/rankings/own',
  '/api/profile',
]
const allPages = [...publicPages, ...ownPages]

/** Any forecast will do here; learning real ones takes seconds. */
const forecasts = `
  insert into forecast select id, 50, 30, 20, 1.5, 1,
    case when sport = 'futebol' then '{"probabilities": [0.5, 0.3, 0.2]}' else '{"probabilities": [0.6, 0.4]}' end::jsonb, starts_at
  from match;
  insert into season_outlook select s.id, c.id, 0.1, 0.4, 0.2, 10, '{}', 5000, 'nothing'
  from season s join club c on c.sport = s.sport`

let database: WorldDatabase
let app: TestApp
let cookie: string
let before: Record<string, unknown>

async function read<T>(path: string): Promise<T> {
  const answer = await app.request(path, { headers: { cookie } })
  expect([path, answer.status]).toEqual([path, 200])
  return (await answer.json()) as T
}

async function readAll(paths: readonly string[]): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {}
  for (const path of paths) answers[path] = await read(path)
  return answers
}

/** As if the process had just started: its caches are empty. */
async function forget({ live, versions, db }: TestApp) {
  const sets = ['forecast', 'league', 'market', 'match', 'pick', 'ranking', 'round'] as const
  await bumpVersion(db, firstChampionship, ...sets)
  await bumpServerVersion(db, 'championship')
  await versions.reload()
  live.feedOf(firstChampionship).reconnected()
  await live.feedOf(firstChampionship).idle()
}

beforeAll(async () => {
  database = await worldDatabase()
  await setGameTime(database.db, morning, STILL)
  await database.pool.query(forecasts)
  app = await testApp({ database })
  cookie = await signInAsManager(app, MANAGER)
  await forget(app)
  before = await readAll(allPages)
  await addSecondChampionship(database.pool)
  await database.pool.query(
    `update player set price = 150 where championship_id = ${secondChampionship} and price is not null`,
  )
  await database.pool.query(
    `update manager_stat set points = 9000 - points where championship_id = ${secondChampionship}`,
  )
  await forget(app)
})
afterAll(async () => {
  await app.close()
})

test.each(allPages)('%s shows the same of the first championship after there is a second', async (path) => {
  expect(await read(path)).toEqual(before[path])
})

test('CP3 the document says for every page whether it takes a championship: all but those with an id', async () => {
  const { paths } = resolveParts(
    await read<{ paths: Record<string, { get?: { parameters?: { name: string }[] } }> }>('/api/openapi.json'),
  )
  const asked = allPages.map((page) => page.replace(/\?.*/, ''))
  const documented = asked.map((page) => {
    const [path = '', { get } = {}] =
      Object.entries(paths)
        .filter(([known]) => new RegExp(`^${known.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(page))
        .sort(([a], [b]) => Number(a.includes('{')) - Number(b.includes('{')))[0] ?? []
    return [page, path !== '' && (get?.parameters ?? []).some(({ name }) => name === 'championship')]
  })
  const named = /^\/api\/(clubs|divisions|leagues|players)\/\d/
  expect(documented).toEqual(asked.map((page) => [page, !named.test(page)]))
})

describe('the second championship', () => {
  test('has a market of its own', async () => {
    const { round, clubs, players } = await read<MarketView>('/api/market?championship=outro')
    const first = before['/api/market'] as MarketView
    expect(round?.id).toBe(first.round!.id + SECOND)
    expect(clubs.map(({ id }) => id)).toEqual(first.clubs.map(({ id }) => id + SECOND_SMALL))
    expect(players.map(({ id }) => id)).toEqual(first.players.map(({ id }) => id + SECOND_SMALL))
    expect(new Set(players.map(({ price }) => price))).toEqual(new Set([150]))
  })

  test('has a board of its own, with its round in play', async () => {
    const board = await read<RankingView>('/api/rankings?championship=outro')
    const first = before['/api/rankings'] as RankingView
    expect(board.total).toBe(first.total)
    expect(board.live?.id).toBe(first.live!.id + SECOND)
    expect(board.items[0]!.managerId).not.toBe(first.items[0]!.managerId)
  })

  test('has leagues and squads of its own', async () => {
    const { items: leagues } = await read<LeagueList>('/api/leagues?championship=outro')
    expect(leagues.map(({ id }) => id)).toEqual(
      (before['/api/leagues'] as LeagueList).items.map(({ id }) => id + SECOND),
    )
    expect(await read('/api/squads?championship=outro')).toMatchObject({
      squads: [{ id: MANAGER + SECOND, name: 'Outro time' }],
    })
  })

  async function isFoundBy(path: string) {
    const same = await read(path)
    for (const slug of ['craque', 'outro'])
      expect(await read(`${path}${path.includes('?') ? '&' : '?'}championship=${slug}`)).toEqual(same)
  }

  test.each([
    `/api/players/${7 + SECOND_SMALL}`,
    `/api/clubs/${1 + SECOND_SMALL}`,
    `/api/leagues/${1 + SECOND}`,
    `/api/rounds/${108 + SECOND}/story?manager=${MANAGER}`,
    `/api/divisions/${5 + SECOND}/groups/1`,
  ])('CP3 the id in %s determines the championship, whatever the query says', isFoundBy)

  test('CP3 and so does the id of a match', async () => {
    const { matches } = await planOf(database.db, 108 + SECOND)
    await isFoundBy(`/api/matches/${matches[0]!.id}`)
  })

  test('CP3 an address with an unknown championship is not found', async () => {
    const refused = await app.request('/api/market?championship=copa-do-nada', {
      headers: { cookie: `${languageCookie}=es` },
    })
    expect([refused.status, await refused.json()]).toMatchObject([
      404,
      { kind: 'championship_unknown', title: 'Campeonato no encontrado' },
    ])
    for (const path of ['/api/players/30000', '/api/matches/99999999'])
      expect((await app.request(path)).status).toBe(404)
  })

  test('takes no squad of the first into its leagues', async () => {
    const join = (squadId: number) =>
      app.request(`/api/leagues/${1 + SECOND}/members`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ squadId }),
      })
    await database.pool.query(`delete from league_member where league_id = ${1 + SECOND} and manager_id = ${MANAGER}`)
    expect((await join(MANAGER)).status).toBe(404)
    expect((await join(MANAGER + SECOND)).status).toBe(201)
  })

  test('changes no version, cached answer or live round of the first', async () => {
    const etag = async () => (await app.request('/api/market')).headers.get('etag')
    const feed = app.live.feedOf(firstChampionship)
    const [kept, round] = [await etag(), feed.version()]
    await bumpVersion(database.db, secondChampionship, 'market', 'round', 'ranking')
    for (const set of ['market', 'round', 'ranking']) app.live.channels[versionChannel](`${set}:${secondChampionship}`)
    await feed.idle()
    expect([await etag(), feed.version()]).toEqual([kept, round])
    expect(app.versions.get(secondChampionship, 'market')).toBe(1)
    await app.versions.reload()
    expect(await etag()).toBe(kept)
    app.live.channels[versionChannel](`ranking:${firstChampionship}`)
    await feed.idle()
    expect(feed.version()).not.toBe(round)
  })
})
