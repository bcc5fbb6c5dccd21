import { createRoute } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import { joinedPoolSchema, joinPoolSchema, poolGridQuerySchema, poolGridSchema } from '#contract/pool.ts'
import type { Tables } from '#db/schema/schema.ts'
import { createdAnswer, goneAnswer, jsonAnswer, jsonBody, madeAt, sendGone } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { idParams, idSchema } from '#api/http/id-params.ts'
import { contractRouter } from '#api/http/router.ts'
import { takeCreationTry } from '#api/session/tries.ts'
import { ensureManager, requirePerson, viewerOf } from '#api/session/viewer.ts'
import { windowOf } from '#api/http/page-window.ts'
import { STANDINGS_PAGE } from '#domain/league/standings-page.ts'
import { joinPool, judgeJoining, leavePool } from './change-pool.ts'
import { readPoolGrid } from './read-pool-grid.ts'

const gridRoute = createRoute({
  method: 'get',
  path: '/api/pools/{id}/grid',
  summary: "Read everybody's picks in a bolão: people by matches of a round, from kick-off on",
  request: { params: idParams, query: poolGridQuerySchema },
  responses: jsonAnswer(poolGridSchema, 'The grid'),
})
const joinRoute = createRoute({
  method: 'post',
  path: '/api/pools/{id}/members',
  summary: 'Join a bolão',
  request: { params: idParams, ...jsonBody(joinPoolSchema) },
  responses: createdAnswer(joinedPoolSchema, 'Joined'),
})
const leaveRoute = createRoute({
  method: 'delete',
  path: '/api/pools/{id}/members/{managerId}',
  summary: 'Leave a bolão, or remove a person from one of mine (BL5)',
  request: { params: idParams.extend({ managerId: idSchema }) },
  responses: goneAnswer('Done'),
})

export function poolRoutes({ db }: { db: Kysely<Tables> }) {
  return contractRouter()
    .openapi(gridRoute, async (c) => {
      const viewer = await viewerOf(c)
      const { stage, code, ...page } = c.req.valid('query')
      const window = windowOf(page, STANDINGS_PAGE)
      const asked = { leagueId: c.req.valid('param').id, managerId: viewer?.managerId, stage, code, window }
      return c.json(await readPoolGrid(db, asked), 200, noStore)
    })
    .openapi(joinRoute, async (c) => {
      const { id: leagueId } = c.req.valid('param')
      const { code } = c.req.valid('json')
      const { managerId } = await ensureManager(c, () => judgeJoining(db, leagueId, code))
      await takeCreationTry(c, managerId)
      return c.json(await joinPool(db, { leagueId, managerId, code }), 201, madeAt(`/api/leagues/${leagueId}`))
    })
    .openapi(leaveRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { id: leagueId, managerId: leaverId } = c.req.valid('param')
      await leavePool(db, { leagueId, managerId, leaverId })
      return sendGone(c)
    })
}
