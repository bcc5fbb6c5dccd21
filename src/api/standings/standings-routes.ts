import { createRoute, z } from '@hono/zod-openapi'
import type { ChampionshipId } from '#domain/ids.ts'
import { SPORTS, type Sport } from '#domain/sport/sport.ts'
import { standingsSchema } from '#contract/standings.ts'
import { championshipIdOf } from '#api/http/requested-championship.ts'
import { jsonAnswer } from '#api/http/body.ts'
import { contractRouter } from '#api/http/router.ts'
import { versionOf } from '#api/cache/answer-version.ts'
import type { PublicData } from '#api/cache/public-data.ts'
import { readStandings } from './read-standings.ts'

const standingsRoute = createRoute({
  method: 'get',
  path: '/api/standings/{sport}',
  summary: 'Read the running season of a sport: tables of its league and groups, and its knock-out',
  request: { params: z.object({ sport: z.enum(SPORTS) }) },
  responses: jsonAnswer(standingsSchema, 'The season'),
})

export function standingsRoutes({ reads, cache, versions }: PublicData) {
  const standings = cache.answer({
    name: 'standings',
    version: versionOf(versions, 'match', 'round'),
    make: (of: ChampionshipId, sport: Sport) => readStandings(reads, { championshipId: of, sport }),
  })
  return contractRouter().openapi(standingsRoute, (c) =>
    standings.send(c, championshipIdOf(c), c.req.valid('param').sport),
  )
}
