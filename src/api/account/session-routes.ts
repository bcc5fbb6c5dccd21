import { createRoute, z } from '@hono/zod-openapi'
import { endAllSessions, endSession } from '#db/account/account.ts'
import { goneAnswer, sendGone } from '#api/http/body.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { contractRouter } from '#api/http/router.ts'
import { requireAccount } from '#api/session/viewer.ts'
import { clearSession } from './clear-session.ts'

const endOneRoute = createRoute({
  method: 'delete',
  path: '/api/account/sessions/{id}',
  summary: 'End one session of my account',
  request: { params: z.object({ id: z.string().max(100) }) },
  responses: goneAnswer('Ended'),
})
const endAllRoute = createRoute({
  method: 'delete',
  path: '/api/account/sessions',
  summary: 'End all sessions of my account, including this one',
  responses: goneAnswer('Ended'),
})

export function sessionRoutes() {
  return contractRouter()
    .openapi(endOneRoute, async (c) => {
      const { userId, sessionId } = await requireAccount(c)
      const { id } = c.req.valid('param')
      if (!(await endSession(c.get('session').db, userId, id))) throw httpProblem('not_found')
      if (id === sessionId) clearSession(c)
      return sendGone(c)
    })
    .openapi(endAllRoute, async (c) => {
      const { userId } = await requireAccount(c)
      await endAllSessions(c.get('session').db, userId)
      clearSession(c)
      return sendGone(c)
    })
}
