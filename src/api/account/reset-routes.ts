import { createRoute } from '@hono/zod-openapi'
import { isAPIError } from 'better-auth/api'
import { checkPassword } from '#domain/manager/password.ts'
import { doneSchema, resetRequestSchema, resetSchema } from '#contract/account.ts'
import { jsonAnswer, jsonBody } from '#api/http/body.ts'
import { fieldProblem, ProblemError } from '#api/http/problem.ts'
import { contractRouter } from '#api/http/router.ts'
import { takeAccountTry, takeAddressTry } from '#api/session/tries.ts'
import { emailFrom } from './account-input.ts'

const requestRoute = createRoute({
  method: 'post',
  path: '/api/account/reset-requests',
  summary: 'Ask for a link that sets a new password; the answer does not say whether the e-mail is known',
  request: jsonBody(resetRequestSchema),
  responses: jsonAnswer(doneSchema, 'A message is on its way if there is such an account'),
})
const resetRoute = createRoute({
  method: 'post',
  path: '/api/account/reset',
  summary: 'Set a new password with the link; ends every session',
  request: jsonBody(resetSchema),
  responses: jsonAnswer(doneSchema, 'Changed'),
})

export function resetRoutes() {
  return contractRouter()
    .openapi(requestRoute, async (c) => {
      const email = emailFrom(c, c.req.valid('json').email)
      await takeAddressTry(c, 'reset')
      await takeAccountTry(c, `reset of ${email}`)
      const { api } = c.get('session').authFor(c.get('client').origin)
      await api.requestPasswordReset({ body: { email } })
      return c.json({ done: true as const }, 200)
    })
    .openapi(resetRoute, async (c) => {
      const { token, password } = c.req.valid('json')
      const checked = checkPassword(password)
      if (!checked.ok) throw fieldProblem(c, 'password', checked.error.kind)
      await takeAddressTry(c, 'reset')
      const { api } = c.get('session').authFor(c.get('client').origin)
      await api.resetPassword({ body: { token, newPassword: password } }).catch((error: unknown) => {
        if (isAPIError(error) && error.statusCode < 500) throw new ProblemError('reset_link_invalid')
        throw error
      })
      return c.json({ done: true as const }, 200)
    })
}
