import { createRoute, z } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import { worldRequestSchema, worldStepSchema } from '#contract/operator.ts'
import { problemSchema } from '#contract/problem.ts'
import type { Tables } from '#db/schema/schema.ts'
import { hasRoomForWorld } from '#db/world/room-for-world.ts'
import { jsonBody } from '#api/http/body.ts'
import { linesOfJson, streamJsonLines } from '#api/http/json-lines.ts'
import { contractRouter } from '#api/http/router.ts'
import { requireOperator } from '#api/session/viewer.ts'
import type { FillWorld } from './fill-world.ts'
import { operatorProblem } from './operator-problems.ts'

const worldRoute = createRoute({
  method: 'post',
  path: '/api/operator/world',
  summary: 'Fill an empty server with the sample world; lines report the progress',
  request: jsonBody(worldRequestSchema),
  responses: {
    200: {
      description: 'Lines of JSON. A last line without `share` says whether the world is complete',
      content: { [linesOfJson]: { schema: z.union([worldStepSchema, z.object({ ended: z.boolean() })]) } },
    },
    default: { description: 'A problem', content: { 'application/problem+json': { schema: problemSchema } } },
  },
})

/** Making a full world takes long, so a process makes only one at a time. */
export function fillWorldRoutes({ db, fillWorld }: { db: Kysely<Tables>; fillWorld: FillWorld }) {
  let isRunning = false
  return contractRouter().openapi(worldRoute, async (c) => {
    const { managerId } = await requireOperator(c)
    if (isRunning) throw operatorProblem('world_running')
    if (!(await hasRoomForWorld(db))) throw operatorProblem('world_has_no_room')
    isRunning = true
    const log = c.get('log')
    const { size } = c.req.valid('json')
    return streamJsonLines(async (say) => {
      try {
        return (await fillWorld({ size, by: managerId, onProgress: (_step, share) => say({ share }) })) !== 'not_empty'
      } catch (error) {
        log.error({ err: error }, 'sample world failed')
        return false
      } finally {
        isRunning = false
      }
    })
  })
}
