import type { Context, MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import type { DataVersions } from '#db/championship/data-version.ts'
import { accountFormRoutes } from './account/form-routes.ts'
import { refuseOtherWays } from './account/provider-only.ts'
import { CHAT_HOSTS, type ChatHosts } from './chat/chat-adapter.ts'
import { bridgeRoutes } from './chat/bridge-routes.ts'
import { discordRoutes } from './chat/discord-routes.ts'
import { telegramRoutes } from './chat/telegram-routes.ts'
import { championshipDirectory } from './requested-championship/championship-directory.ts'
import { limitToken } from './requested-championship/limit-token.ts'
import { pageFacts } from './requested-championship/page-facts.ts'
import { pageOfChampionship } from './requested-championship/page-of-championship.ts'
import { withChampionship } from './requested-championship/with-championship.ts'
import type { Desk } from './desk/desk.ts'
import { sheetRoutes } from './display-link/sheet-routes.ts'
import { type Readiness } from './health/health-routes.ts'
import { answerError } from './http/answer-error.ts'
import { refuseBrokenText } from './http/broken-text.ts'
import { readAssets, serveAssets } from './http/assets.ts'
import type { AppEnv } from './http/context.ts'
import { compressAnswers } from './http/encoding.ts'
import { httpProblem } from './http/http-problems.ts'
import { limitBody, limitTime } from './http/limits.ts'
import { createMetrics, observe } from './http/observe.ts'
import { announceOldAddress, currentPath } from './http/old-addresses.ts'
import { servePage, type RenderPage } from './http/page.ts'
import { withReads } from './http/reads.ts'
import { requestFacts } from './http/request-facts.ts'
import { createRouter, honoOf } from './http/router.ts'
import { refuseOtherOrigins } from './http/same-origin.ts'
import { securityHeaders } from './http/security-headers.ts'
import { sendProblem } from './http/send-problem.ts'
import { createCachedAnswers } from './cache/cached-answer.ts'
import { answerOnce } from './idempotency/answer-once.ts'
import { openReadsToOthers } from './openapi/open-reads.ts'
import { tokenNeedOf } from './openapi/token-needs.ts'
import { mountOpenApi } from './openapi/openapi-routes.ts'
import type { FillWorld } from './operator/fill-world.ts'
import type { Operations } from './operator/operations.ts'
import { embedRoutes } from './embed/embed-routes.ts'
import { tvRoutes } from './embed/tv-routes.ts'
import type { Feeds } from './feed/feeds.ts'
import { admitUpload, isUpload } from './import/admit-upload.ts'
import type { Imports } from './import/imports.ts'
import { mcpRoutes } from './mcp/mcp-routes.ts'
import { pictureRoutes, type DrawPicture } from './picture/picture-routes.ts'
import type { MakePlan } from './planner/planner.ts'
import { createPoolTables } from './pool/pool-tables.ts'
import { poolReader } from './pool/read-pool.ts'
import { problems, problemsByTag } from './problems.ts'
import { causeOf } from './session/hidden-cause.ts'
import { explainMerge } from './session/merged-guest.ts'
import { personalPage } from './session/personal-page.ts'
import { withToken } from './session/with-token.ts'
import { withSession } from './session/with-session.ts'
import type { SessionService } from './session/session-service.ts'
import { viewerOf } from './session/viewer.ts'
import { createLive, type Live } from './stream/live.ts'
import { capabilities } from './capabilities.ts'

export interface AppOptions {
  db: Kysely<Tables>
  /** The database for reads that may be a second old; `db` if it is not given. */
  reads?: Kysely<Tables> | undefined
  log: Logger
  versions: DataVersions
  session: SessionService
  /** Steps that operators do by hand. */
  operations: Operations
  /** Turns files into championships. */
  imports: Imports
  /** Lists feeds and switches them on and off. A feed is a source from which matches are reported automatically. */
  feeds: Feeds
  fillWorld: FillWorld
  /** Whether webhooks send events, and which private hosts they may reach. */
  webhooks: { isOn: boolean; hosts: readonly string[] }
  /** The public key that browsers need to accept our push messages. */
  pushKey: () => Promise<string>
  /** Takes the taps of people who report a match from the pitch. */
  desk: Desk
  version: string
  readiness: () => Promise<Readiness>
  renderPage: RenderPage
  /** Plans squads for the next rounds, outside the event loop. */
  makePlan: MakePlan
  /** Draws the picture that chats show for a page. Undefined: the app serves no pictures. */
  drawPicture?: DrawPicture
  /** Folder of the built browser files. Undefined in development, where Vite serves them. */
  assetsFolder: string | undefined
  trustProxy: boolean
  /** The address that people use for this server, for links that outlive a request. */
  publicUrl?: string | undefined
  /** The token that a reader of the metrics must send. Without one nobody may read them. */
  metricsToken?: string | undefined
  droppedLogLines?: () => number
  development: boolean
  /** False: nobody can write on walls, and pages show none. */
  wallsOn?: boolean
  /** A demonstration: open to everybody, and its data is deleted every night. */
  isDemo?: boolean
  limits?: { bodyBytes?: number; requestMs?: number }
  /** Addresses of the chat services; those of the real services if it is not given. */
  chatHosts?: ChatHosts
  /** The live feed of the process. If it is not given, the app makes one that receives nothing. */
  live?: Live
}

const UPLOAD_MS = 120_000
const REQUEST_MS = 15_000

const forUploads =
  (upload: MiddlewareHandler<AppEnv>, other: MiddlewareHandler<AppEnv>): MiddlewareHandler<AppEnv> =>
  (c, next) =>
    (isUpload(c) ? upload : other)(c, next)

export async function createApp(options: AppOptions) {
  const { db, reads = db, log, versions, limits = {}, readiness, operations, imports, feeds, fillWorld, desk } = options
  const { droppedLogLines = () => 0 } = options
  const metrics = createMetrics({ droppedLogLines })
  const live = options.live ?? createLive({ db, versions, log })
  const app = createRouter({ getPath: currentPath })

  app.use(requestFacts({ log, trustProxy: options.trustProxy, publicUrl: options.publicUrl }))
  app.use(observe(metrics))
  app.use(announceOldAddress)
  app.use(openReadsToOthers)
  app.use(securityHeaders({ development: options.development }))
  if (options.assetsFolder) app.use(serveAssets(await readAssets(options.assetsFolder)))
  app.use(compressAnswers)
  app.use(forUploads(limitTime(UPLOAD_MS), limitTime(limits.requestMs ?? REQUEST_MS)))
  app.use(refuseOtherOrigins)
  app.use(forUploads((_c, next) => next(), limitBody(limits.bodyBytes ?? 64 * 1024)))
  app.use(refuseBrokenText)
  app.use(withSession(options.session))
  app.use(withToken)
  app.use(withReads({ db, reads }))
  app.use(admitUpload(db))
  app.use(answerOnce((c) => (isUpload(c) ? UPLOAD_MS : REQUEST_MS)))
  app.use('/api/account/*', refuseOtherWays)
  const directory = championshipDirectory({ db, versions })
  app.use('/api/*', withChampionship(directory))
  app.use('/api/*', limitToken({ directory, needOf: tokenNeedOf }))

  const facts = {
    db,
    reads,
    versions,
    live,
    operations,
    imports,
    feeds,
    fillWorld,
    desk,
    makePlan: options.makePlan,
    readiness,
    version: options.version,
    wallsOn: options.wallsOn ?? true,
    isDemo: options.isDemo ?? false,
    askApp: app.request,
    hosts: options.chatHosts ?? CHAT_HOSTS,
    pushKey: options.pushKey,
    webhooks: options.webhooks,
    readPool: poolReader({ db, tables: createPoolTables({ db, versions }) }),
    cache: createCachedAnswers(),
    registry: metrics.registry,
    metricsToken: options.metricsToken,
    managerOf: async (c: Context<AppEnv>) => (await viewerOf(c))?.managerId,
  }
  for (const routes of capabilities) app.route('/', honoOf(routes(facts)))
  const { settings } = options.session.provider ?? {}
  const server = {
    version: options.version,
    isDemo: options.isDemo ?? false,
    provider: settings ? { name: settings.name, isOnly: settings.isOnly } : null,
  }
  const serverFacts = pageFacts({ directory, reads, versions, server })
  app.route('/', accountFormRoutes({ askApp: app.request }))
  for (const routes of [telegramRoutes, discordRoutes, bridgeRoutes]) app.route('/', routes(facts))
  app.route('/', sheetRoutes({ db, askApp: app.request }))
  app.route('/', embedRoutes({ askApp: app.request }))
  app.route('/', mcpRoutes({ askApp: app.request, version: options.version }))
  app.route('/', tvRoutes({ askApp: app.request, version: options.version }))
  const draw = options.drawPicture
  if (draw) app.route('/', pictureRoutes({ draw, askApp: app.request, serverFacts, doors: directory.version }))
  mountOpenApi(app, { version: options.version, problems, own: problemsByTag })
  app.all('/api/*', (c) => sendProblem(c, httpProblem('not_found')))
  const page = servePage({ renderPage: options.renderPage, askApp: app.request, serverFacts })
  app.get('*', personalPage, pageOfChampionship(directory), page)

  app.notFound((c) => sendProblem(c, httpProblem('not_found')))
  app.onError(async (error, c) => answerError(await explainMerge(c, causeOf(error)), c))
  return app
}
