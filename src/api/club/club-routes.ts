import { createRoute, z } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import { clubPageSchema } from '#contract/club-page.ts'
import type { DataVersions } from '#db/data-version.ts'
import type { Tables } from '#db/schema.ts'
import { STRENGTH_COLUMNS } from '#api/analytics/analytics-csv.ts'
import { csvText } from '#api/analytics/csv.ts'
import { freshVersion } from '#api/analytics/fresh-version.ts'
import { sendCsv } from '#api/analytics/send-csv.ts'
import { sendKept, type KeptAnswers } from '#api/http/kept-answer.ts'
import { contractRouter } from '#api/http/router.ts'
import { readClub } from './read-club.ts'

const params = z.object({ id: z.coerce.number().int().positive().max(32_767) })

const clubRoute = createRoute({
  method: 'get',
  path: '/api/clubs/{id}',
  summary: 'A club: results, fixtures with difficulty, players, strength over time',
  request: { params },
  responses: { 200: { description: 'The club', content: { 'application/json': { schema: clubPageSchema } } } },
})

const csvRoute = createRoute({
  method: 'get',
  path: '/api/clubs/{id}/forca.csv',
  summary: 'The strength of a club over time as CSV',
  request: { params },
  responses: { 200: { description: 'CSV in UTF-8', content: { 'text/csv': { schema: z.string() } } } },
})

export function clubRoutes({ db, kept, versions }: { db: Kysely<Tables>; kept: KeptAnswers; versions: DataVersions }) {
  return contractRouter()
    .openapi(clubRoute, (c) => {
      const { id } = c.req.valid('param')
      const version = freshVersion(versions, 'match', 'forecast', 'market')
      return sendKept(c, { kept, key: `club-${id}`, version, make: () => readClub(db, id) }) as never
    })
    .openapi(csvRoute, async (c) => {
      const { id } = c.req.valid('param')
      const { strength, code } = await readClub(db, id)
      const points = strength.series.flatMap((series) => series.points.map(({ day, value }) => [day, value]))
      return sendCsv(c, {
        text: csvText([['dia', STRENGTH_COLUMNS[strength.unit]], ...points]),
        fileName: `craque-${code}-forca.csv`,
      })
    })
}
