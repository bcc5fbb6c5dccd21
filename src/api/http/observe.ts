import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { AppEnv } from './context.ts'

export interface Metrics {
  registry: Registry
  requestSeconds: Histogram<'method' | 'route' | 'status'>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requestSeconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  return { registry, requestSeconds }
}

/** One log line and one measurement per request. The path is logged without its query: it may hold an invite code. */
export function observe(metrics: Metrics) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const startedAt = performance.now()
    await next()
    const seconds = (performance.now() - startedAt) / 1000
    const { status } = c.res
    metrics.requestSeconds.observe({ method: c.req.method, route: routePath(c, -1), status: String(status) }, seconds)
    const line = { method: c.req.method, path: c.req.path, status, ms: Math.round(seconds * 10_000) / 10 }
    if (status >= 500) c.get('log').error(line, 'request')
    else c.get('log').info(line, 'request')
  })
}
