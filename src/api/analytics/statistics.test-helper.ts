import { testDatabase } from '#db/testing/test-database.ts'
import { createDataVersions } from '#db/connection/data-version.ts'
import { createKeptAnswers } from '#api/kept/kept-answer.ts'
import { problem, ProblemError } from '#api/http/problem.ts'
import { contractRouter } from '#api/http/router.ts'
import { matchRoutes } from '#api/match/match-routes.ts'

/** The routes of matches and statistics on a database of their own. */
export async function testStatistics() {
  const database = await testDatabase()
  const { db, pool } = database
  const versions = createDataVersions(db)
  const app = contractRouter()
  app.use(async (c, next) => {
    c.set('language', 'pt-BR')
    c.set('requestId', 'test')
    await next()
  })
  app.route('/', matchRoutes({ db, kept: createKeptAnswers(), versions }))
  app.onError((error, c) => {
    if (error instanceof ProblemError) return problem(c, error.kind, error.extras)
    throw error
  })
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.request(path, { headers })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  return { db, pool, versions, get, drop: database.drop }
}
