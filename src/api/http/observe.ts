import { createMiddleware } from 'hono/factory'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { AppEnv } from './context.ts'
import { routePattern } from './route-pattern.ts'

export interface Metrics {
  registry: Registry
  requestSeconds: Histogram<'method' | 'route' | 'status'>
}

export function createMetrics({ droppedLogLines }: { droppedLogLines: () => number }): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requestSeconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const dropped = new Counter({
    name: 'log_lines_dropped_total',
    help: 'Log lines that nobody read in time',
    registers: [registry],
    collect: () => {
      dropped.reset()
      dropped.inc(droppedLogLines())
    },
  })
  return { registry, requestSeconds }
}

/**
 * One log line and one measurement per request. The log has patterns instead of URLs, because many URLs hold a key, a
 * code or a token.
 */
export function observe(metrics: Metrics) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const startedAt = performance.now()
    await next()
    const seconds = (performance.now() - startedAt) / 1000
    const { status } = c.res
    const { method } = c.req
    const route = routePattern(c)
    metrics.requestSeconds.observe({ method, route, status: String(status) }, seconds)
    const line = { method, route, status, ms: Math.round(seconds * 10_000) / 10 }
    if (status >= 500) c.get('log').error(line, 'request')
    else c.get('log').info(line, 'request')
  })
}
