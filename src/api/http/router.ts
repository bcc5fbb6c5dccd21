import { OpenAPIHono } from '@hono/zod-openapi'
import type { AppEnv } from './context.ts'
import { httpProblem } from './http-problems.ts'
import { sendProblem } from './send-problem.ts'

/** A router that checks requests against the contract and names each invalid field. */
export function contractRouter(options: { getPath?: (request: Request) => string } = {}) {
  return new OpenAPIHono<AppEnv>({
    ...options,
    defaultHook: (result, c) => {
      if (result.success) return undefined
      const fields = result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
      return sendProblem(c, httpProblem('invalid_request', { fields }))
    },
  })
}
