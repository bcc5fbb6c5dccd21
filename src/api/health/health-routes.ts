import { Hono } from 'hono'
import type { Registry } from 'prom-client'
import { noStore } from '#api/http/cache-headers.ts'
import type { AppEnv } from '#api/http/context.ts'

export type Readiness = { ready: true } | { ready: false; waitingFor: string }

export function healthRoutes({ readiness, registry }: { readiness: () => Promise<Readiness>; registry: Registry }) {
  return new Hono<AppEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, noStore))
    .get('/readyz', async (c) => {
      const state = await readiness()
      return state.ready
        ? c.json({ status: 'ready' }, 200, noStore)
        : c.json({ status: 'waiting', ...state }, 503, noStore)
    })
    .get('/metrics', async (c) =>
      c.body(await registry.metrics(), 200, { 'content-type': registry.contentType, ...noStore }),
    )
}
