import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context.ts'
import { httpProblem } from './http-problems.ts'
import { sendProblem } from './send-problem.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A page of another site cannot change anything here with the visitor's cookies. */
export const refuseOtherOrigins = createMiddleware<AppEnv>(async (c, next) => {
  if (safeMethods.has(c.req.method)) return next()
  const site = c.req.header('sec-fetch-site')
  const origin = c.req.header('origin')
  const foreignSite = site !== undefined && site !== 'same-origin' && site !== 'none'
  const foreignOrigin = origin !== undefined && origin !== c.get('client').origin
  if (foreignSite || foreignOrigin) return sendProblem(c, httpProblem('forbidden_origin'))
  return next()
})
