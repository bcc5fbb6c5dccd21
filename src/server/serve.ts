import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { createApp } from '#api/app.ts'
import { createLive } from '#api/stream/live.ts'
import { inviteOperator } from '#api/session/invite-operator.ts'
import { openSession } from '#api/session/open-session.ts'
import { sessionSecret } from '#api/session/secret.ts'
import webPush from 'web-push'
import { pushKeys } from '#db/notice/push.ts'
import { configureBackups } from '#db/backup/backup-record.ts'
import { mainChampionship } from '#db/championship/championship.ts'
import { createDataVersions } from '#db/championship/data-version.ts'
import { storeCaps } from '#db/setting/caps.ts'
import { startListener } from '#db/connection/listener.ts'
import { createDailyBackups } from '#jobs/backup/daily-backup.ts'
import { createFeeds } from '#jobs/operate/create-feeds.ts'
import { createPoller } from '#jobs/feed/create-poller.ts'
import { createImports } from '#jobs/operate/create-imports.ts'
import { createDesk } from '#jobs/desk/create-desk.ts'
import { createOperations } from '#jobs/operate/operations.ts'
import type { Aside, WholeStep } from '#jobs/steps.ts'
import { startWorker } from '#jobs/worker.ts'
import { createProviders } from '#jobs/providers.ts'
import { createAdmission } from './admission/admission.ts'
import { noteRefusals } from './admission/note-refusals.ts'
import { openFirstPage, openOtherPages } from './first-pages.ts'
import { listen } from './listen.ts'
import { createReader } from './import/create-reader.ts'
import { createPlanner } from './planner/create-planner.ts'
import { CHAT_HOSTS } from '#api/chat/chat-adapter.ts'
import { startChatPosts } from './chats/start-chat-posts.ts'
import { createPictures } from './pictures/create-pictures.ts'
import { createThread } from './thread/create-thread.ts'
import { connectLowPriority } from './thread/connect-low-priority.ts'
import { sourceThread } from './thread/source-thread.ts'
import { createWorldFiller, ensureWorld } from './sample-world.ts'
import { createPush } from './notices/push-message.ts'
import { createNoticeSender } from './notices/send-notices.ts'
import { createWebhookPost } from './webhooks/post-webhook.ts'
import { createWebhookSender } from './webhooks/send-webhooks.ts'
import { readVersion } from './version.ts'
import type { Config } from './config.ts'
import type { OpenedLog } from './open-log.ts'
import type { OpenedDatabase } from './database.ts'
import type { Stopper } from './stop.ts'
import { builtRenderer, developmentRenderer } from './renderer.ts'

export interface Begun {
  config: Config
  log: OpenedLog
  stopper: Stopper
  /** Started before this file was loaded. */
  opening: Promise<OpenedDatabase>
  development: boolean
  /** The folder of the project, and that of the started program. */
  root: string
  folder: string
  say: (line: string) => void
}

/** Starts the whole server except its database, and announces its address. */
export async function serve({
  config,
  stopper,
  opening,
  development,
  root,
  folder,
  say,
  ...begun
}: Begun): Promise<void> {
  const { log, dropped, terminal } = begun.log
  const { databaseUrl, dataFolder, limits } = config
  // The renderer loads while PostgreSQL starts.
  const rendering = development ? developmentRenderer(root) : builtRenderer(path.join(root, 'dist'))
  rendering.catch(() => undefined)
  const database = await opening
  const { db, pool } = database.connected
  const surroundings = { log, signal: stopper.signal }
  await ensureWorld(database.connected, config, surroundings)
  const versions = createDataVersions(db)
  const isSecure = config.publicUrl?.startsWith('https:') ?? false
  const [bulk, second] = [connectLowPriority(database.target, log), connectLowPriority(database.target, log)]
  stopper.add('tables', async () => void (await Promise.all([bulk.close(), second.close()])), 500)
  const live = createLive({
    db,
    bulk: { db: bulk.db, second: second.db },
    versions,
    log,
    isSecure,
    limits: { perClient: limits.streamsPerClient },
  })
  stopper.add('live', live.close)
  const listener = await startListener({
    target: database.target,
    channels: live.channels,
    onConnected: live.connected,
    onAnnouncement: database.replica?.onAnnouncement,
    log,
  })
  stopper.add('listener', listener.close)
  // The rankings are read while the rest gets ready: otherwise the first visitor would wait for all of them. The feed
  // logs a failure and tries again.
  const rankingsRead = live
    .feedOf(await mainChampionship(db))
    .snapshot()
    .catch(() => undefined)

  const threadFile = (room: string, name: string) =>
    development
      ? sourceThread(pathToFileURL(path.join(folder, 'server', room, `${name}.ts`)))
      : pathToFileURL(path.join(folder, `${name}.js`))
  const reader = createReader({ file: threadFile('import', 'read-thread'), log })
  stopper.add('reader', reader.close)
  const providers = createProviders(db, createPoller(config.feeds, reader.readFeed))
  await configureBackups(db, config.backups, Date.now())
  const backups = createDailyBackups({
    db,
    pool,
    log,
    folder: path.join(dataFolder, 'backups'),
    version: readVersion(),
    secret: () => sessionSecret({ db, databaseUrl, dataFolder }),
  })
  const session = await openSession({ ...config, db, log, terminal })
  stopper.add('session', session.close)
  const keysOfPush = () => pushKeys(db, webPush.generateVAPIDKeys)
  const site = config.publicUrl ?? `http://localhost:${config.port ?? 3000}`
  const sendNotices = createNoticeSender({
    db,
    log,
    mail: session.mail,
    push: createPush({ keys: await keysOfPush(), contact: `${site}/` }),
    site,
    digest: session.digest,
  })
  const post = createWebhookPost(config.webhooks)
  const sendWebhooks = createWebhookSender({ db, post, site, nowMs: () => Date.now() })
  const stepThread = (name: string) => {
    const file = threadFile('steps', 'step-thread')
    const thread = createThread<{ step: WholeStep; id: number }, unknown>({
      file,
      name,
      log,
      workerData: database.target,
    })
    stopper.add(name, thread.close)
    return thread
  }
  // RL2: a lock waits neither for the processor time nor for the connections of a settlement or a fit.
  const [steps, locks] = [stepThread('steps'), stepThread('locks')]
  const threadOf = (step: WholeStep) => (step === 'lock_round' ? locks : steps)
  const aside: Aside = (step, id) => threadOf(step).ask({ step, id })
  const worker = await startWorker({
    db,
    pool,
    log,
    providers,
    aside,
    expectWhole: (step) => threadOf(step).expect(),
    backups,
    sendNotices,
    ...(config.webhooks.isOn && { sendWebhooks }),
  })
  // The database rolls back an interrupted step, and the step runs again at the next start.
  stopper.add('worker', worker.stop, 1_500)
  await storeCaps(db, config.caps)
  const renderer = await rendering
  stopper.add('renderer', renderer.close)
  const planner = createPlanner({ file: threadFile('planner', 'planner-thread'), log })
  stopper.add('planner', planner.close)
  const workerFile = threadFile('pictures', 'picture-worker')
  const pictures = createPictures({ cardOf: renderer.cardOf, workerFile, log, nowMs: () => performance.now() })
  stopper.add('pictures', pictures.close)
  const app = await createApp({
    db,
    reads: database.replica?.db,
    log,
    versions,
    live,
    session,
    operations: createOperations(db, providers, aside),
    imports: createImports(db, providers, reader),
    feeds: createFeeds(db, { providers, hosts: config.feeds.hosts }),
    fillWorld: createWorldFiller(database.connected, providers, surroundings),
    desk: createDesk(db, providers),
    version: readVersion(),
    readiness: database.ready,
    renderPage: renderer.render,
    makePlan: planner.plan,
    drawPicture: pictures.draw,
    assetsFolder: renderer.assetsFolder,
    trustProxy: config.trustProxy,
    publicUrl: config.publicUrl,
    metricsToken: config.metricsToken,
    droppedLogLines: dropped,
    development,
    wallsOn: config.wallsOn,
    isDemo: config.isDemo,
    webhooks: config.webhooks,
    pushKey: async () => (await keysOfPush()).publicKey,
  })
  if (!config.isDemo) {
    const chatPosts = startChatPosts({
      db,
      log,
      site,
      hosts: CHAT_HOSTS,
      askApp: app.request,
      drawPicture: pictures.draw,
    })
    stopper.add('chats', chatPosts.close, 1_500)
  }
  const answer = getRequestListener(app.fetch)
  const admission = createAdmission({
    perClient: limits.requestsPerClient,
    streamsPerClient: limits.streamsPerClient,
    trustProxy: config.trustProxy,
    sessionOf: session.sessionOf,
    onRefused: noteRefusals(log),
  })
  const server = await listen(
    (request, response) => {
      if (live.hot.answer(request, response)) return
      admission.admit(request, response, async () => {
        if (await renderer.serveModule?.(request, response)) return
        await answer(request, response)
      })
    },
    {
      host: config.host,
      port: config.port,
      onConnection: admission.noteConnection,
      connections: {
        total: limits.connections,
        perAddress: config.trustProxy ? Infinity : limits.connectionsPerAddress,
      },
    },
  )
  const closeServer = async () => {
    // Open streams would keep the server from closing.
    await live.close()
    await server.close(2_000)
  }
  stopper.add('http', closeServer, 2_500)
  await rankingsRead
  const ask = async (page: string) => app.request(page)
  const failed = (error: unknown) => {
    // A stop cuts off a page that is being opened: that is no failure.
    if (!stopper.signal.aborted) log.warn({ err: error }, 'a first page failed')
  }
  if (!development) await openFirstPage(ask).catch(failed)
  await inviteOperator(session, { email: config.operatorEmail, origin: config.publicUrl ?? server.address })
  say(`\n  Craque ${readVersion()} is ready: ${server.address}\n`)
  if (development) return
  void openOtherPages(ask, stopper.signal)
    .then((areOpen) => areOpen && log.info('the first pages are open'))
    .catch(failed)
}
