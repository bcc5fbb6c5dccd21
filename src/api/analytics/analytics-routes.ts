import { createRoute, z } from '@hono/zod-openapi'
import type { ChampionshipId } from '#domain/ids.ts'
import { SPORTS, type Sport } from '#domain/sport/sport.ts'
import { analyticsTables, periods, type AnalyticsTable, type Period } from '#contract/analytics-terms.ts'
import { analyticsSchema } from '#contract/analytics.ts'
import { freshVersion } from '#api/cache/answer-version.ts'
import { championshipIdOf } from '#api/http/requested-championship.ts'
import { jsonAnswer } from '#api/http/body.ts'
import type { PublicData } from '#api/cache/public-data.ts'
import { contractRouter } from '#api/http/router.ts'
import { analyticsCsv } from './analytics-csv.ts'
import { readAnalytics } from './read-analytics.ts'
import { csvAnswer, sendCsv } from '#api/http/send-csv.ts'

const choice = z.object({ sport: z.enum(SPORTS), period: z.enum(periods) })

/** The names of the downloaded files, in Portuguese for everybody. */
const fileNames: Record<AnalyticsTable, string> = {
  standings: 'classificacao',
  scorers: 'artilharia',
  forecasts: 'previsoes',
  strength: 'forca',
  season: 'temporada',
}

const analyticsRoute = createRoute({
  method: 'get',
  path: '/api/analytics/{sport}/{period}',
  summary: 'Read standings, top scorers, next forecasts, strengths and season outlook of a sport',
  request: { params: choice },
  responses: jsonAnswer(analyticsSchema, 'The statistics'),
})

const csvRoute = createRoute({
  method: 'get',
  path: '/api/analytics/{sport}/{period}/{table}',
  summary: 'Download one table of the statistics as CSV',
  request: { params: choice.extend({ table: z.enum(analyticsTables.map((table) => `${table}.csv` as const)) }) },
  responses: csvAnswer,
})

export function analyticsRoutes({ reads, cache, versions }: PublicData) {
  const analytics = cache.answer({
    name: 'analytics',
    version: freshVersion(versions, 'match', 'forecast'),
    make: (of: ChampionshipId, sport: Sport, period: Period) =>
      readAnalytics(reads, { championshipId: of, sport }, period),
  })
  return contractRouter()
    .openapi(analyticsRoute, (c) => {
      const { sport, period } = c.req.valid('param')
      return analytics.send(c, championshipIdOf(c), sport, period)
    })
    .openapi(csvRoute, async (c) => {
      const { sport, period, table } = c.req.valid('param')
      const name = analyticsTables.find((known) => `${known}.csv` === table) ?? 'standings'
      const text = analyticsCsv(
        name,
        await readAnalytics(reads, { championshipId: championshipIdOf(c), sport }, period),
      )
      return sendCsv(c, { text, fileName: `craque-${sport}-${period}-${fileNames[name]}.csv` })
    })
}
