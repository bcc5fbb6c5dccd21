import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { AppEnv } from './context.ts'

/** Middleware, the answer to unknown addresses of the API, and pages. */
const general = new Set(['*', '/*', '/api/*'])

/** Which route a request asks for, whoever answers it: `/api/squads/:id`, `/api/*` for an unknown address of the API. */
export function routePattern(c: Context<AppEnv>): string {
  const page = c.get('pagePattern')
  if (page !== undefined) return page
  const matched = matchedRoutes(c).map(({ path }) => path)
  return matched.find((path) => !general.has(path)) ?? (matched.includes('/api/*') ? '/api/*' : '*')
}
