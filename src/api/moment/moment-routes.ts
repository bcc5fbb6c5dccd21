import { createRoute } from '@hono/zod-openapi'
import { momentsSchema } from '#contract/moment.ts'
import { championshipIdOf } from '#api/http/requested-championship.ts'
import { jsonAnswer } from '#api/http/body.ts'
import { privateNoCache } from '#api/http/cache-headers.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { idParams } from '#api/http/id-params.ts'
import { contractRouter } from '#api/http/router.ts'
import { viewerOf } from '#api/session/viewer.ts'
import { requestedManager } from '#api/views/requested-manager.ts'
import { roundMoments } from '#api/views/round-moments.ts'

const momentsRoute = createRoute({
  method: 'get',
  path: '/api/managers/{id}/moments',
  summary: 'List the moments of a manager: special results in settled rounds (MO1)',
  request: { params: idParams },
  responses: jsonAnswer(momentsSchema, 'Newest first'),
})

export const momentRoutes = () =>
  contractRouter().openapi(momentsRoute, async (c) => {
    const championshipId = championshipIdOf(c)
    const db = c.get('reads')
    const viewer = await viewerOf(c)
    const manager = await requestedManager(db, {
      championshipId,
      named: c.req.valid('param').id,
      viewerId: viewer?.managerId,
    })
    if (!manager) throw httpProblem('not_found')
    const rounds = await roundMoments(db, { championshipId, managerId: manager.id, isSelf: manager.isSelf })
    const moments = rounds.flatMap(({ facts: { roundId, number, season, settledAt }, moments: ofRound }) =>
      ofRound.map((moment) => ({ roundId, number, season, atMs: settledAt.getTime(), moment })),
    )
    return c.json({ moments }, 200, privateNoCache)
  })
