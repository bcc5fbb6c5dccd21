import { HTTPException } from 'hono/http-exception'
import type { Logger } from 'pino'
import type { Language, Theme } from '#contract/language.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import type { DataVersions } from '#db/connection/data-version.ts'
import { isTextRefused } from '#db/connection/postgres-error.ts'
import { avatarRoutes } from './avatar/avatar-routes.ts'
import { healthRoutes, type Readiness } from './health/health-routes.ts'
import { readAssets, serveAssets } from './http/assets.ts'
import { compressAnswers } from './http/encoding.ts'
import { createKeptAnswers } from './kept/kept-answer.ts'
import { limitBody, limitTime } from './http/limits.ts'
import { createMetrics, observe } from './http/observe.ts'
import { problem, ProblemError } from './http/problem.ts'
import { requestFacts } from './http/request-facts.ts'
import { contractRouter } from './http/router.ts'
import { refuseOtherOrigins } from './http/same-origin.ts'
import { securityHeaders } from './http/security-headers.ts'
import { fantasyRoutes } from './market/fantasy-routes.ts'
import { matchRoutes } from './match/match-routes.ts'
import { auditRoutes } from './operator/audit-route.ts'
import type { Operations } from './operator/operations.ts'
import { operatorRoutes } from './operator/operator-routes.ts'
import { mountOpenApi } from './openapi/openapi-routes.ts'
import { preferencesRoutes } from './preferences/preferences-routes.ts'
import { withSession } from './session/carry-cookies.ts'
import { peopleRoutes } from './session/people-routes.ts'
import type { SessionService } from './session/session-service.ts'
import { createLive, type Live } from './stream/live.ts'
import { liveRoutes } from './stream/live-routes.ts'

export interface PageInput {
  request: Request
  nonce: string
  language: Language
  theme: Theme
  origin: string
  requestId: string
  fetchApi: (path: string, init?: RequestInit) => Promise<Response>
  onError: (error: unknown) => void
}

export interface AppOptions {
  db: Kysely<Tables>
  log: Logger
  versions: DataVersions
  session: SessionService
  /** What operators may do by hand. */
  operations: Operations
  version: string
  readiness: () => Promise<Readiness>
  renderPage: (input: PageInput) => Promise<Response>
  /** Folder of the built browser files; none while Vite serves them in development. */
  assetsFolder: string | undefined
  trustProxy: boolean
  development: boolean
  limits?: { bodyBytes?: number; requestMs?: number }
  /** What the process hears of running rounds; one of its own that hears nothing when not given. */
  live?: Live
}

export async function createApp(options: AppOptions) {
  const { db, log, version, versions, limits = {} } = options
  const metrics = createMetrics()
  const kept = createKeptAnswers()
  const live = options.live ?? createLive({ db, versions, log })
  const app = contractRouter()

  app.use(requestFacts({ log, trustProxy: options.trustProxy }))
  app.use(observe(metrics))
  app.use(securityHeaders({ development: options.development }))
  if (options.assetsFolder) app.use(serveAssets(await readAssets(options.assetsFolder)))
  app.use(compressAnswers)
  app.use(limitTime(limits.requestMs ?? 15_000))
  app.use(refuseOtherOrigins)
  app.use(limitBody(limits.bodyBytes ?? 64 * 1024))
  app.use(withSession(options.session))

  app.route('/', healthRoutes({ readiness: options.readiness, registry: metrics.registry }))
  app.route('/', avatarRoutes())
  app.route('/', preferencesRoutes())
  app.route('/', matchRoutes({ db, kept, versions }))
  app.route('/', peopleRoutes({ feed: live.feed }))
  app.route('/', fantasyRoutes({ db, kept, versions, live }))
  app.route('/', liveRoutes({ db, kept, live }))
  app.route('/', operatorRoutes({ db, operations: options.operations }))
  app.route('/', auditRoutes({ db }))
  mountOpenApi(app, version)
  app.all('/api/*', (c) => problem(c, 'not_found'))
  app.get('*', async (c) => {
    const cookie = c.req.header('cookie')
    const { origin } = c.get('client')
    const cookies = new Set<string>()
    const page = await options.renderPage({
      request: c.req.raw,
      nonce: c.get('nonce'),
      language: c.get('language'),
      theme: c.get('theme'),
      origin,
      requestId: c.get('requestId'),
      onError: (error) => c.get('log').error({ err: error }, 'page failed'),
      fetchApi: async (path, init) => {
        const headers = new Headers(init?.headers)
        if (cookie) headers.set('cookie', cookie)
        // By the name that the visitor used: behind TLS his cookie is called otherwise.
        const answer = await app.request(new URL(path, origin).href, { ...init, headers }, c.env)
        for (const line of answer.headers.getSetCookie()) cookies.add(line)
        return answer
      },
    })
    // A session that was renewed while the page was drawn must be renewed in the browser too.
    for (const line of cookies) page.headers.append('set-cookie', line)
    return page
  })

  app.notFound((c) => problem(c, 'not_found'))
  app.onError((error, c) => {
    if (error instanceof ProblemError) return problem(c, error.kind, error.extras)
    // A body that is no JSON, or says that it is none; a text that nobody can type.
    if ((error instanceof HTTPException && error.status < 500) || isTextRefused(error))
      return problem(c, 'invalid_request')
    c.get('log').error({ err: error }, 'request failed')
    return problem(c, 'internal')
  })
  return app
}
