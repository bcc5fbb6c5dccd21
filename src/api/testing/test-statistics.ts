import { pino } from 'pino'
import type { TestDatabase } from '#db/testing/test-database.ts'
import { createDataVersions } from '#db/championship/data-version.ts'
import { analyticsRoutes } from '#api/analytics/analytics-routes.ts'
import { standingsRoutes } from '#api/standings/standings-routes.ts'
import { clubRoutes } from '#api/club/club-routes.ts'
import { createCachedAnswers } from '#api/cache/cached-answer.ts'
import { answerError } from '#api/http/answer-error.ts'
import { ofFirstChampionship } from './of-first-championship.ts'
import { createRouter, honoOf } from '#api/http/router.ts'
import { forecastRoutes } from '#api/forecast/forecast-routes.ts'
import { matchRoutes } from '#api/match/match-routes.ts'

/** The routes of matches and statistics, without the rest of the app. */
export async function testStatistics<Database extends TestDatabase>(database: Database) {
  const { db } = database
  const versions = createDataVersions(db)
  await versions.reload()
  const log = pino({ level: 'error' })
  const app = createRouter()
  app.use(async (c, next) => {
    c.set('language', 'pt-BR')
    c.set('requestId', 'test')
    c.set('log', log)
    await next()
  }, ofFirstChampionship)
  const facts = { reads: db, cache: createCachedAnswers(), versions }
  for (const routes of [matchRoutes, analyticsRoutes, standingsRoutes, clubRoutes, forecastRoutes])
    app.route('/', honoOf(routes(facts)))
  app.onError(answerError)
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.request(path, { headers })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  return { ...database, versions, get }
}
