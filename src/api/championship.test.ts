import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAsManager } from '#api/testing/sign-in-as-manager.ts'
import type { LeagueList } from '#contract/league.ts'
import type { MarketView } from '#contract/market.ts'
import type { RankingView } from '#contract/ranking.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import { setGameTime } from '#db/testing/game-time.ts'
import { bumpVersion, versionChannel } from '#db/connection/data-version.ts'
import { addSecondChampionship, SECOND, SECOND_SMALL, secondChampionship } from '#db/testing/second-championship.ts'
import { morning, worldDatabase, type WorldDatabase } from '#jobs/testing/world-database.ts'

const MANAGER = 5
/** So slow that no answer tells another millisecond, and fast enough that the end of the week comes within the calendar. */
const STILL = 1e-7
const publicPages = [
  '/api/market',
  '/api/matches/today',
  '/api/analytics/futebol/30d',
  '/api/analytics/tenis/1y',
  '/api/forecast/record',
  '/api/clubs/1',
  '/api/players/7',
  '/api/rankings',
  '/api/rankings?scope=mensal&metric=precisao',
  '/api/rankings?page=2',
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

/** To have some is enough here; to learn them takes seconds. */
const forecasts = `
  insert into forecast select id, 50, 30, 20, 1.5, 1,
    case when sport = 'futebol' then '{"probabilities": [0.5, 0.3, 0.2]}' else '{"probabilities": [0.6, 0.4]}' end::jsonb, starts_at
  from match;
  insert into season_outlook select s.id, c.id, 0.1, 0.4, 0.2, 10, '{}', 5000, 'nothing'
  from season s join club c on c.sport = s.sport`

let database: WorldDatabase
let app: TestApp
let other: TestApp
let cookie: string
let before: Record<string, unknown>

async function read<T>(from: TestApp, path: string): Promise<T> {
  const answer = await from.request(path, { headers: { cookie } })
  expect([path, answer.status]).toEqual([path, 200])
  return (await answer.json()) as T
}

async function readAll(from: TestApp, paths: readonly string[]): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {}
  for (const path of paths) answers[path] = await read(from, path)
  return answers
}

/** As if the process had just been started: nothing it kept is sent again. */
async function forget({ live, versions, db }: TestApp) {
  const sets = ['forecast', 'league', 'market', 'match', 'pick', 'ranking', 'round'] as const
  await bumpVersion(db, firstChampionship, ...sets)
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
  before = await readAll(app, allPages)
  await addSecondChampionship(database.pool)
  await database.pool.query(
    `update player set price = 150 where championship_id = ${secondChampionship} and price is not null`,
  )
  await database.pool.query(
    `update manager_stat set points = 9000 - points where championship_id = ${secondChampionship}`,
  )
  other = await testApp({ database, championshipId: secondChampionship })
  await forget(app)
})
afterAll(async () => {
  await other.live.close()
  await other.session.close()
  await app.close()
})

test.each(allPages)('%s shows of the first championship what it showed before there was a second', async (path) => {
  expect(await read(app, path)).toEqual(before[path])
})

describe('the second championship', () => {
  test('has a market of its own', async () => {
    const { round, clubs, players } = await read<MarketView>(other, '/api/market')
    const first = before['/api/market'] as MarketView
    expect(round?.id).toBe(first.round!.id + SECOND)
    expect(clubs.map(({ id }) => id)).toEqual(first.clubs.map(({ id }) => id + SECOND_SMALL))
    expect(players.map(({ id }) => id)).toEqual(first.players.map(({ id }) => id + SECOND_SMALL))
    expect(new Set(players.map(({ price }) => price))).toEqual(new Set([150]))
  })

  test('has a board of its own, with its round in play', async () => {
    const board = await read<RankingView>(other, '/api/rankings')
    const first = before['/api/rankings'] as RankingView
    expect(board.total).toBe(first.total)
    expect(board.live?.id).toBe(first.live!.id + SECOND)
    expect(board.entries[0]!.managerId).not.toBe(first.entries[0]!.managerId)
  })

  test('has leagues and squads of its own', async () => {
    const { leagues } = await read<LeagueList>(other, '/api/leagues')
    expect(leagues.map(({ id }) => id)).toEqual(
      (before['/api/leagues'] as LeagueList).leagues.map(({ id }) => id + SECOND),
    )
    expect(await read(other, '/api/squads')).toMatchObject({ squads: [{ id: MANAGER + SECOND, name: 'Outro time' }] })
  })

  test('does not answer for what is of the first, nor the first for what is of the second', async () => {
    const status = async (from: TestApp, path: string) => (await from.request(path)).status
    expect(await status(other, '/api/players/7')).toBe(404)
    expect(await status(other, `/api/players/${7 + SECOND_SMALL}`)).toBe(200)
    expect(await status(app, `/api/players/${7 + SECOND_SMALL}`)).toBe(404)
    expect(await status(app, `/api/clubs/${1 + SECOND_SMALL}`)).toBe(404)
    expect(await status(app, `/api/matches/${1 + SECOND}`)).toBe(404)
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
    expect((await join(MANAGER + SECOND)).status).toBe(200)
  })

  test('changes no version, kept answer or live round of the first', async () => {
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
    app.live.channels[versionChannel]('ranking')
    await feed.idle()
    expect(feed.version()).not.toBe(round)
  })
})
