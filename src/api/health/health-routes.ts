import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { Registry } from 'prom-client'
import { noStore } from '#api/http/cache-headers.ts'
import type { AppEnv } from '#api/http/context.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { sendProblem } from '#api/http/send-problem.ts'

export type Readiness = { ready: true } | { ready: false; waitingFor: string }

interface HealthFacts {
  readiness: () => Promise<Readiness>
  registry: Registry
  version: string
  /**
   * The token that a reader of the metrics must send. Without one nobody may read them. The address of a request cannot
   * replace it: behind a proxy all requests come from the proxy.
   */
  metricsToken: string | undefined
}

function isBearer(given: string | undefined, token: string): boolean {
  const [expected, shown] = [`Bearer ${token}`, given ?? ''].map((text) => createHash('sha256').update(text).digest())
  return expected !== undefined && shown !== undefined && timingSafeEqual(expected, shown)
}

export function healthRoutes({ readiness, registry, metricsToken, version }: HealthFacts) {
  return new Hono<AppEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok', version }, 200, noStore))
    .get('/readyz', async (c) => {
      const state = await readiness()
      return state.ready
        ? c.json({ status: 'ready' }, 200, noStore)
        : c.json({ status: 'waiting', ...state }, 503, { ...noStore, 'retry-after': '1' })
    })
    .get('/metrics', async (c) => {
      if (metricsToken === undefined || !isBearer(c.req.header('authorization'), metricsToken))
        return sendProblem(c, httpProblem('not_found'))
      return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType, ...noStore })
    })
}
