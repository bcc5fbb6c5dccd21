import { OpenAPIHono, type RouteConfig, type RouteHandler } from '@hono/zod-openapi'
import type { AppEnv } from './context.ts'
import { httpProblem } from './http-problems.ts'
import { sendProblem } from './send-problem.ts'

interface OpenRoutes {
  openapi<R extends RouteConfig>(route: R, handler: RouteHandler<R, AppEnv>): ContractRouter
}

/** Does not remember its routes in its type: nobody calls them by type, and that list took the compiler long. */
export type ContractRouter = OpenRoutes & OpenAPIHono<AppEnv>

/** A router whose requests are checked against the contract; what does not fit is told field by field. */
export function contractRouter(): ContractRouter {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result, c) => {
      if (result.success) return undefined
      const fields = result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
      return sendProblem(c, httpProblem('invalid_request', { fields }))
    },
  })
}
