import { createRoute } from '@hono/zod-openapi'
import { todayMatchesSchema, type TodayMatches } from '#contract/match.ts'
import { todayMatches } from '#db/match.ts'
import type { DataVersions } from '#db/data-version.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#db/schema.ts'
import { sendKept, type KeptAnswers } from '#api/http/kept-answer.ts'
import { contractRouter } from '#api/http/router.ts'
import { matchView } from './match-view.ts'

const todayRoute = createRoute({
  method: 'get',
  path: '/api/matches/today',
  summary: 'Matches being played now, then the next ones',
  responses: {
    200: { description: 'At most 12 matches', content: { 'application/json': { schema: todayMatchesSchema } } },
  },
})

const shownMatches = 12
/** The list also changes by the clock alone: a match of tomorrow becomes one of today. */
const freshMs = 60_000

export function matchRoutes({ db, kept, versions }: { db: Kysely<Tables>; kept: KeptAnswers; versions: DataVersions }) {
  return contractRouter().openapi(todayRoute, (c) => {
    const version = `${versions.get('match')}-${Math.floor(Date.now() / freshMs)}`
    return sendKept(c, {
      kept,
      key: 'matches-today',
      version,
      make: async (): Promise<TodayMatches> => ({ matches: (await todayMatches(db, shownMatches)).map(matchView) }),
    }) as never
  })
}
