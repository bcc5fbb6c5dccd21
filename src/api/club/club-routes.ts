import { createRoute, z } from '@hono/zod-openapi'
import type { ChampionshipId } from '#domain/ids.ts'
import { clubPageSchema } from '#contract/club-page.ts'
import { numberInAddress } from '#contract/row-id.ts'
import { csvText } from '#api/http/csv.ts'
import { csvAnswer, sendCsv } from '#api/http/send-csv.ts'
import { freshVersion } from '#api/cache/answer-version.ts'
import { championshipIdOf } from '#api/http/requested-championship.ts'
import { jsonAnswer } from '#api/http/body.ts'
import type { PublicData } from '#api/cache/public-data.ts'
import { contractRouter } from '#api/http/router.ts'
import { STRENGTH_COLUMNS } from '#api/season/strength-scale.ts'
import { readClub } from './read-club.ts'

const params = z.object({ id: numberInAddress(z.int().positive().max(32_767)) })

const clubRoute = createRoute({
  method: 'get',
  path: '/api/clubs/{id}',
  summary: 'Read a club: results, fixtures with difficulty, players, strength over time',
  request: { params },
  responses: jsonAnswer(clubPageSchema, 'The club'),
})

const csvRoute = createRoute({
  method: 'get',
  path: '/api/clubs/{id}/strength.csv',
  summary: 'Download the strength of a club over time as CSV',
  request: { params },
  responses: csvAnswer,
})

export function clubRoutes({ reads, cache, versions }: PublicData) {
  const club = cache.answer({
    name: 'club',
    version: freshVersion(versions, 'match', 'forecast', 'market'),
    make: (of: ChampionshipId, clubId: number) => readClub(reads, { championshipId: of, clubId }),
  })
  return contractRouter()
    .openapi(clubRoute, (c) => club.send(c, championshipIdOf(c), c.req.valid('param').id))
    .openapi(csvRoute, async (c) => {
      const { id: clubId } = c.req.valid('param')
      const { strength, code } = await readClub(reads, { championshipId: championshipIdOf(c), clubId })
      const points = strength.series.flatMap((series) => series.points.map(({ day, value }) => [day, value]))
      return sendCsv(c, {
        text: csvText([['dia', STRENGTH_COLUMNS[strength.unit]], ...points]),
        fileName: `craque-${code}-forca.csv`,
      })
    })
}
