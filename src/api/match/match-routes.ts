import { createRoute, z } from '@hono/zod-openapi'
import { matchPageSchema, todayMatchesSchema, type TodayMatches } from '#contract/match.ts'
import { todayMatches } from '#db/match.ts'
import type { DataVersions } from '#db/data-version.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#db/schema.ts'
import { analyticsRoutes } from '#api/analytics/analytics-routes.ts'
import { csvText } from '#api/analytics/csv.ts'
import { freshVersion } from '#api/analytics/fresh-version.ts'
import { sendCsv } from '#api/analytics/send-csv.ts'
import { clubRoutes } from '#api/club/club-routes.ts'
import { forecastRoutes } from '#api/forecast/forecast-routes.ts'
import { sendKept, type KeptAnswers } from '#api/http/kept-answer.ts'
import { contractRouter } from '#api/http/router.ts'
import { gainRoutes } from './gain-routes.ts'
import { matchView } from './match-view.ts'
import { readMatch } from './read-match.ts'

const todayRoute = createRoute({
  method: 'get',
  path: '/api/matches/today',
  summary: 'Matches being played now, then the next ones',
  responses: {
    200: { description: 'At most 12 matches', content: { 'application/json': { schema: todayMatchesSchema } } },
  },
})

const params = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) })

const matchRoute = createRoute({
  method: 'get',
  path: '/api/matches/{id}',
  summary: 'A match: forecast, form, past meetings, events, players with scouts',
  request: { params },
  responses: { 200: { description: 'The match', content: { 'application/json': { schema: matchPageSchema } } } },
})

const csvRoute = createRoute({
  method: 'get',
  path: '/api/matches/{id}/scouts.csv',
  summary: 'What every player of a match did, as CSV',
  request: { params },
  responses: { 200: { description: 'CSV in UTF-8', content: { 'text/csv': { schema: z.string() } } } },
})

/** With the live ones: what fits on a phone without scrolling for long. */
const shown = { next: 6, over: 3 }

interface Options {
  db: Kysely<Tables>
  kept: KeptAnswers
  versions: DataVersions
}

async function scoutsCsv(db: Kysely<Tables>, matchId: number): Promise<string> {
  const { players, match } = await readMatch(db, matchId)
  const nameOf = (clubId: number) => (clubId === match.home.id ? match.home.name : match.away.name)
  const rows = players.flatMap(({ name, clubId, scouts }) =>
    scouts.map(({ scout, count, pointTenths }) => [name, nameOf(clubId), scout, count, pointTenths / 10]),
  )
  return csvText([['jogador', 'clube', 'scout', 'quantidade', 'pontos'], ...rows])
}

function ownRoutes({ db, kept, versions }: Options) {
  return contractRouter()
    .openapi(
      todayRoute,
      (c) =>
        sendKept(c, {
          kept,
          key: 'matches-today',
          version: freshVersion(versions, 'match'),
          make: async (): Promise<TodayMatches> => ({ matches: (await todayMatches(db, shown)).map(matchView) }),
        }) as never,
    )
    .openapi(matchRoute, (c) => {
      const { id } = c.req.valid('param')
      const version = freshVersion(versions, 'match', 'forecast', 'pick', 'round')
      return sendKept(c, { kept, key: `match-${id}`, version, make: () => readMatch(db, id) }) as never
    })
    .openapi(csvRoute, async (c) => {
      const { id } = c.req.valid('param')
      return sendCsv(c, { text: await scoutsCsv(db, id), fileName: `craque-partida-${id}.csv` })
    })
}

/** Matches and what is counted from them: statistics, clubs, the record of the forecasts. */
export function matchRoutes(options: Options) {
  return contractRouter()
    .route('/', ownRoutes(options))
    .route('/', gainRoutes(options))
    .route('/', analyticsRoutes(options))
    .route('/', clubRoutes(options))
    .route('/', forecastRoutes(options))
}
