import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { AppEnv } from './context.ts'

/** Patterns of middleware, of the answer to unknown API addresses, and of pages. */
const general = new Set(['*', '/*', '/api/*'])

/** The route of a request, even if a middleware answers: `/api/squads/:id`, or `/api/*` for an unknown API address. */
export function routePattern(c: Context<AppEnv>): string {
  const page = c.get('pagePattern')
  if (page !== undefined) return page
  const matched = matchedRoutes(c).map(({ path }) => path)
  return matched.find((path) => !general.has(path)) ?? (matched.includes('/api/*') ? '/api/*' : '*')
}
