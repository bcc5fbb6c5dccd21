import { createRoute, z } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import { SPORTS } from '#domain/sport/sport.ts'
import { analyticsTables, periods } from '#contract/analytics-terms.ts'
import { analyticsSchema } from '#contract/analytics.ts'
import type { DataVersions } from '#db/data-version.ts'
import type { Tables } from '#db/schema.ts'
import { sendKept, type KeptAnswers } from '#api/http/kept-answer.ts'
import { contractRouter } from '#api/http/router.ts'
import { analyticsCsv } from './analytics-csv.ts'
import { freshVersion } from './fresh-version.ts'
import { readAnalytics } from './read-analytics.ts'
import { sendCsv } from './send-csv.ts'

const choice = z.object({ sport: z.enum(SPORTS), period: z.enum(periods) })

const analyticsRoute = createRoute({
  method: 'get',
  path: '/api/analytics/{sport}/{period}',
  summary: 'Standings, top scorers, next forecasts, strengths and season outlook of a sport',
  request: { params: choice },
  responses: { 200: { description: 'All panels', content: { 'application/json': { schema: analyticsSchema } } } },
})

const csvRoute = createRoute({
  method: 'get',
  path: '/api/analytics/{sport}/{period}/{table}',
  summary: 'One table of the statistics as CSV',
  request: { params: choice.extend({ table: z.enum(analyticsTables.map((table) => `${table}.csv` as const)) }) },
  responses: { 200: { description: 'CSV in UTF-8', content: { 'text/csv': { schema: z.string() } } } },
})

interface Options {
  db: Kysely<Tables>
  kept: KeptAnswers
  versions: DataVersions
}

export function analyticsRoutes({ db, kept, versions }: Options) {
  return contractRouter()
    .openapi(analyticsRoute, (c) => {
      const { sport, period } = c.req.valid('param')
      return sendKept(c, {
        kept,
        key: `analytics-${sport}-${period}`,
        version: freshVersion(versions, 'match', 'forecast'),
        make: () => readAnalytics(db, sport, period),
      }) as never
    })
    .openapi(csvRoute, async (c) => {
      const { sport, period, table } = c.req.valid('param')
      const name = analyticsTables.find((known) => `${known}.csv` === table) ?? 'classificacao'
      const text = analyticsCsv(name, await readAnalytics(db, sport, period))
      return sendCsv(c, { text, fileName: `craque-${sport}-${period}-${table}` })
    })
}
