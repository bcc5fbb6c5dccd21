import { createRoute, z } from '@hono/zod-openapi'
import type { ChampionshipId } from '#domain/ids.ts'
import { forecastRecordSchema, type ForecastRecord } from '#contract/forecast.ts'
import { csvText } from '#api/http/csv.ts'
import { csvAnswer, sendCsv } from '#api/http/send-csv.ts'
import { freshVersion } from '#api/cache/answer-version.ts'
import { championshipIdOf } from '#api/http/requested-championship.ts'
import { jsonAnswer } from '#api/http/body.ts'
import type { PublicData } from '#api/cache/public-data.ts'
import { contractRouter } from '#api/http/router.ts'
import { readRecord } from './read-record.ts'

const recordRoute = createRoute({
  method: 'get',
  path: '/api/forecast/record',
  summary: 'Read how good the forecasts of the running season have been, compared with base rates and the crowd',
  responses: jsonAnswer(forecastRecordSchema, 'The record'),
})

const csvRoute = createRoute({
  method: 'get',
  path: '/api/forecast/{table}',
  summary: 'Download one table of the forecast record as CSV',
  request: { params: z.object({ table: z.enum(['performance.csv', 'calibration.csv', 'matches.csv']) }) },
  responses: csvAnswer,
})

const WHO = { model: 'modelo', base: 'frequencias', crowd: 'palpites' } as const

const TABLES = {
  'performance.csv': ({ sports }: ForecastRecord) => [
    ['esporte', 'quem', 'partidas', 'rps', 'brier', 'log_loss', 'acertos'],
    ...sports.flatMap((row) =>
      (['model', 'base', 'crowd'] as const).flatMap((who) => {
        const score = row[who]
        return score ? [[row.sport, WHO[who], score.n, score.rps, score.brier, score.logLoss, score.accuracy]] : []
      }),
    ),
  ],
  'calibration.csv': ({ calibration }: ForecastRecord) => [
    ['de', 'ate', 'previsoes', 'dito', 'aconteceu'],
    ...calibration.map(({ from, to, n, said, happened }) => [from, to, n, said, happened]),
  ],
  'matches.csv': ({ recent }: ForecastRecord) => [
    ['partida', 'esporte', 'mandante', 'visitante', 'gols_mandante', 'gols_visitante', 'casa', 'empate', 'fora'],
    ...recent.map((row) => [
      row.matchId,
      row.sport,
      row.home.name,
      row.away.name,
      row.homeScore,
      row.awayScore,
      row.homePercent,
      row.drawPercent,
      row.awayPercent,
    ]),
  ],
}

export function forecastRoutes({ reads, cache, versions }: PublicData) {
  const record = cache.answer({
    name: 'forecast-record',
    version: freshVersion(versions, 'match', 'forecast'),
    make: (of: ChampionshipId) => readRecord(reads, of),
  })
  return contractRouter()
    .openapi(recordRoute, (c) => record.send(c, championshipIdOf(c)))
    .openapi(csvRoute, async (c) => {
      const { table } = c.req.valid('param')
      return sendCsv(c, {
        text: csvText(TABLES[table](await readRecord(reads, championshipIdOf(c)))),
        fileName: `craque-modelo-${table}`,
      })
    })
}
