import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#api/http/context.ts'
import { accountProblem } from './account-problems.ts'

const otherWays =
  /^\/api\/account\/(?:sign-up|sign-in|password|reset|reset-requests|reset\/passkeys|passkeys\/(?:sign-(?:up|in)(?:-options)?|add(?:-options)?))$/

/** CRAQUE_OIDC_ONLY: only the provider opens or creates accounts, so passwords and passkeys are refused. */
export const refuseOtherWays = createMiddleware<AppEnv>(async (c, next) => {
  if (c.get('session').provider?.settings.isOnly && otherWays.test(c.req.path)) throw accountProblem('provider_only')
  await next()
})
