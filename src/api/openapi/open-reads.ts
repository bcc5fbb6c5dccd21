import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#api/http/context.ts'
import { forOtherOrigins } from '#api/http/other-origins.ts'
import { routePattern } from '#api/http/route-pattern.ts'
import { routeDoors } from './route-doors.ts'

const openReads = new Set([
  '/api/openapi.json',
  '/openapi.json',
  ...Object.entries(routeDoors).flatMap(([route, { door }]) => {
    const [method, path = ''] = route.split(' ')
    const isOpen = method === 'GET' && (door === 'open' || door === 'hidden')
    return isOpen ? [path.replaceAll(/\{(\w+)\}/g, ':$1')] : []
  }),
])

/**
 * Pages of every origin may read GET routes whose door is `open` or `hidden`. Writes and all other reads stay closed to
 * them.
 */
export const openReadsToOthers = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (!openReads.has(routePattern(c)) || !['GET', 'HEAD'].includes(c.req.method)) return
  for (const [name, value] of Object.entries(forOtherOrigins)) c.header(name, value)
})
