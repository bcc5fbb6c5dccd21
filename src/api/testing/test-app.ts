import { pino, type Logger } from 'pino'
import { planRounds } from '#domain/planner/plan-rounds.ts'
import { createDataVersions } from '#db/championship/data-version.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { createApp } from '#api/app.ts'
import type { ChatHosts } from '#api/chat/chat-adapter.ts'
import type { Feeds } from '#api/feed/feeds.ts'
import type { Desk } from '#api/desk/desk.ts'
import type { Imports } from '#api/import/imports.ts'
import type { RenderPage } from '#api/http/page.ts'
import type { DrawPicture } from '#api/picture/picture-routes.ts'
import type { FillWorld } from '#api/operator/fill-world.ts'
import type { Operations } from '#api/operator/operations.ts'
import { createLive } from '#api/stream/live.ts'
import type { Mail, Message } from '#api/mail/mail.ts'
import type { ProviderSettings } from '#api/session/provider.ts'
import { createSession, type SessionLimits } from '#api/session/session-service.ts'
import { testPasswords } from './test-passwords.ts'
import { checkWriteAnswer } from './write-answers.ts'

interface TestAppOptions {
  limits?: Partial<SessionLimits>
  /** An empty database if not given. */
  database?: TestDatabase
  /** A replica of it; none if not given. */
  reads?: TestDatabase['db']
  operations?: Operations | undefined
  imports?: Imports
  feeds?: Feeds
  fillWorld?: FillWorld
  desk?: Desk
  renderPage?: RenderPage
  /** No pictures if not given. */
  drawPicture?: DrawPicture
  publicUrl?: string
  wallsOn?: boolean
  isDemo?: boolean
  /** How long an answer may take, in milliseconds. */
  requestMs?: number
  /** Silent if not given. */
  log?: Logger
  provider?: ProviderSettings
  /** Hosts that webhooks may reach although they are private. */
  webhookHosts?: readonly string[]
  /** Stand-ins for chats; nobody answers if not given. */
  chatHosts?: ChatHosts
}

const refuse = () => Promise.reject(new Error('this test has no operations'))
const noOperations: Operations = {
  lockRound: refuse,
  settleRound: refuse,
  correctMatch: refuse,
  decideMatch: refuse,
  decideAsOrganiser: refuse,
  proposeDecision: refuse,
  confirmProposal: refuse,
  refuseProposal: refuse,
  setPace: refuse,
}

const noDesk: Desk = { tell: refuse, decide: refuse }
const noImports: Imports = {
  preview: refuse,
  make: refuse,
  made: refuse,
  history: refuse,
  check: refuse,
  previewUndo: refuse,
  undo: refuse,
  joins: { read: refuse, join: refuse, split: refuse },
  template: async () => new Uint8Array(),
}

const noFeeds: Feeds = { hosts: [], list: async () => [], notes: async () => [], turnOn: refuse, step: refuse }

/** A port on which nothing listens: no test reaches a real chat. */
const nowhere = 'http://127.0.0.1:9'
const noChats: ChatHosts = { telegram: nowhere, discord: nowhere, slack: nowhere, discordPatienceMs: 1_500 }

/** The whole app on its own database, without a web client. `outbox` collects the mail that it sends. */
export async function testApp(options: TestAppOptions = {}) {
  const database = options.database ?? (await testDatabase())
  const { db } = database
  const outbox: Message[] = []
  const mail: Mail = { send: async (message) => void outbox.push(message) }
  const {
    limits,
    operations = noOperations,
    imports = noImports,
    feeds = noFeeds,
    fillWorld = refuse,
    desk = noDesk,
    renderPage = async () => new Response('page'),
    log = pino({ level: 'silent' }),
    provider,
  } = options
  const secret = 'a secret of forty letters, only for tests'
  const session = createSession({
    db,
    log,
    mail,
    secret,
    provider,
    passwords: testPasswords,
    ...(limits && { limits }),
  })
  const versions = createDataVersions(db)
  const live = createLive({ db, versions, log })
  const app = await createApp({
    db,
    reads: options.reads,
    log,
    versions,
    session,
    operations,
    imports,
    feeds,
    fillWorld,
    desk,
    makePlan: async (problem) => planRounds(problem),
    version: 'test',
    readiness: async () => ({ ready: true }),
    renderPage,
    ...(options.drawPicture && { drawPicture: options.drawPicture }),
    assetsFolder: undefined,
    trustProxy: true,
    publicUrl: options.publicUrl,
    pushKey: async () => 'the key of the tests',
    webhooks: { isOn: true, hosts: options.webhookHosts ?? [] },
    metricsToken: 'a token for the tests',
    development: false,
    wallsOn: options.wallsOn ?? true,
    isDemo: options.isDemo ?? false,
    limits: { ...(options.requestMs !== undefined && { requestMs: options.requestMs }) },
    live,
    chatHosts: options.chatHosts ?? noChats,
  })
  const request = async (path: string, init?: RequestInit) => {
    const answer = await app.request(path, init)
    checkWriteAnswer(init?.method ?? 'GET', path, answer)
    return answer
  }
  const close = async () => {
    await live.close()
    await session.close()
    await database.drop()
  }
  return { app, db, session, versions, live, connection: database.connection, outbox, request, close }
}

export type TestApp = Awaited<ReturnType<typeof testApp>>
