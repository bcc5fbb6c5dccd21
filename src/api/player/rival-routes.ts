import { createRoute } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import { rivalsAnswerSchema } from '#contract/player.ts'
import { rivalsWithPlayer } from '#db/division/rivals.ts'
import type { Tables } from '#db/schema/schema.ts'
import { rivalCover } from '#domain/projection/rival-cover.ts'
import { jsonAnswer } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { idParams } from '#api/http/id-params.ts'
import { championshipIdOf } from '#api/http/requested-championship.ts'
import { contractRouter } from '#api/http/router.ts'
import { viewerOf } from '#api/session/viewer.ts'

const rivalsRoute = createRoute({
  method: 'get',
  path: '/api/players/{id}/rivals',
  summary: 'Read how much a player mattered in my division group in the last settled round (PJ7)',
  request: { params: idParams },
  responses: jsonAnswer(rivalsAnswerSchema, 'Null for a visitor, and without a group that played'),
})

export function rivalRoutes({ db }: { db: Kysely<Tables> }) {
  return contractRouter().openapi(rivalsRoute, async (c) => {
    const viewer = await viewerOf(c)
    const { id: playerId } = c.req.valid('param')
    const championshipId = championshipIdOf(c)
    const row = viewer && (await rivalsWithPlayer(db, { championshipId, managerId: viewer.managerId, playerId }))
    const rivals = row ? { round: row.round, isOwn: row.isOwn, ...rivalCover(row.lineups, row.playerTenths) } : null
    return c.json({ rivals }, 200, noStore)
  })
}
