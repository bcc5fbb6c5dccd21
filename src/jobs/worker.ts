import { Logger as WorkerLogger, run, runMigrations, type Task as JobTask, type TaskList } from 'graphile-worker'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { queueBackup } from '#db/backup/backup-record.ts'
import type { DatabaseLog } from '#db/connection/database-log.ts'
import { hasNoticesToSend, queueSending, type SendTask } from '#db/notice/send-notices.ts'
import type { OfChampionship } from '#db/championship/championship-of.ts'
import { locksNear, type DueWork, type Step as LifeCycleStep } from '#db/round/due-work.ts'
import { queueAgain, queueWork } from '#db/round/queue-work.ts'
import { isRoundOpen } from '#db/round/round.ts'
import { isChampionshipLocked } from '#db/round/championship-lock.ts'
import { queueWebhooks } from '#db/webhook/queue-webhooks.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Providers } from './life-cycle/provider.ts'
import { createLogGrower } from './var/log-grower.ts'
import { patientPool } from './patient-pool.ts'
import type { DailyBackups } from './backup/daily-backup.ts'
import { dueWork } from './queue-due-work.ts'
import { stepsOf, type Aside, type Step, type WholeStep } from './steps.ts'

export interface Worker {
  stop: () => Promise<void>
}

interface WorkerOptions {
  db: Kysely<Tables>
  pool: pg.Pool
  log: DatabaseLog
  providers: Providers
  aside?: Aside
  /** Called repeatedly while a lock or a settlement is near, so that the thread for it is ready in time. */
  expectWhole?: (step: WholeStep) => void
  backups?: DailyBackups
  /** Sends notices by push and mail; without it this process sends none. */
  sendNotices?: () => Promise<number>
  /** Sends the deliveries of webhooks; without it this process sends none. */
  sendWebhooks?: () => Promise<number>
}

type Whose = (id: number, db: Kysely<Tables>) => OfChampionship | Promise<OfChampionship | undefined>

/**
 * Steps that may run later and in any order. While another step holds the lock of their championship (a settlement may
 * take minutes), they are queued again and leave their slots to other jobs.
 */
const givesWay: Partial<Record<string, Whose>> = {
  // Only a round that is locked already waits: the process that locked it may still be forming its groups.
  lock_round: async (roundId, db) => ((await isRoundOpen(db, roundId)) ? undefined : { roundId }),
  play_match: (matchId) => ({ matchId }),
  end_leagues: (id) => ({ championshipId: id as ChampionshipId }),
} satisfies Partial<Record<LifeCycleStep, Whose>>

function tasksOf({ db, log, providers, ...server }: WorkerOptions, look: () => Promise<void>): TaskList {
  const taskOf =
    (name: string, step: Step): JobTask =>
    async (payload) => {
      const { id } = payload as { id: number }
      const whose = await givesWay[name]?.(id, db)
      if (whose && (await isChampionshipLocked(db, whose))) return queueAgain(db, { task: name, id })
      const outcome = await step(id)
      log.info({ task: name, id, outcome }, 'job')
      await look()
    }
  return Object.fromEntries(
    Object.entries(stepsOf(db, providers, server)).map(([name, step]) => [name, taskOf(name, step)]),
  )
}

/** RL2: locks have slots of their own, so that jobs that take longer do not delay them. */
const LOCK = 'lock_round' satisfies LifeCycleStep
/** Deliveries have slots of their own: strangers' servers may be slow, and the game does not wait for them. */
const WEBHOOKS = 'send_webhooks' satisfies SendTask

/** Steps are queued an hour ahead; a search every minute also repairs what a crash or a lost connection left behind. */
const lookAgainMs = 60_000
/** After an outage: interrupted work is queued again as soon as the database is back. */
const lookSoonMs = 1_000
/** RL2: an organiser may create a round that closes in a moment, and a search every minute would be too late for it. */
const watchMs = 1_000

/** A match in play, which is polled, may be the last of its round. */
const isSettlementNear = ({ task, isPoll }: DueWork): boolean => isPoll === true || task === 'settle_round'

/**
 * Queues due work after each job and by itself: locks and webhooks every second, everything else every minute. If this
 * fails after a job, the work of the job stays done.
 */
function createLookout({ db, log, providers, expectWhole, backups, sendNotices, sendWebhooks }: WorkerOptions) {
  let timer: NodeJS.Timeout | undefined
  let watching: Promise<void> | undefined
  let isOver = false
  let lookAtMs = 0
  async function queue(due: readonly DueWork[]): Promise<void> {
    if (due.some(({ task }) => task === LOCK)) expectWhole?.(LOCK)
    if (due.some(isSettlementNear)) expectWhole?.('settle_round')
    await queueWork(db, due)
  }
  async function look(): Promise<void> {
    lookAtMs = performance.now() + lookAgainMs
    try {
      await queue(await dueWork(db, providers))
      if (await backups?.isDue()) await queueBackup(db)
      if (sendNotices && (await hasNoticesToSend(db))) await queueSending(db)
    } catch (error) {
      log.error({ err: error }, 'due work could not be queued')
      lookAtMs = performance.now() + lookSoonMs
    }
    watchOn()
  }
  async function watch(): Promise<void> {
    if (performance.now() >= lookAtMs) return look()
    try {
      await queue(await locksNear(db))
      if (sendWebhooks) await queueWebhooks(db)
    } catch (error) {
      log.error({ err: error }, 'locks or webhooks could not be queued')
      lookAtMs = 0
    }
    watchOn()
  }
  function watchOn() {
    clearTimeout(timer)
    if (!isOver) timer = setTimeout(() => (watching = watch()), watchMs)
  }
  /** The caller closes the database next, and a running search would fail without it. */
  const close = async () => {
    isOver = true
    clearTimeout(timer)
    await watching
  }
  return { look, close }
}

export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { pool, log } = options
  const stopping = new AbortController()
  const lookout = createLookout(options)
  const logger = new WorkerLogger(() => (level: string, message, meta) => {
    // A job that a stop cuts off runs again after the next start.
    if (level === 'error' && !stopping.signal.aborted) log.error({ ...meta }, message)
    else if (level === 'error' || level === 'warning') log.warn({ ...meta }, message)
  })
  await runMigrations({ pgPool: pool, logger })
  await lookout.look()
  const { [LOCK]: lock, [WEBHOOKS]: webhooks, ...others } = tasksOf(options, lookout.look)
  const start = (taskList: TaskList) =>
    run({
      pgPool: patientPool(pool, { log, signal: stopping.signal }),
      concurrency: 2,
      pollInterval: 500,
      noHandleSignals: true,
      taskList,
      logger,
    })
  const runners = await Promise.all([
    start(others),
    start({ [LOCK]: lock }),
    ...(options.sendWebhooks ? [start({ [WEBHOOKS]: webhooks })] : []),
  ])
  const grower = createLogGrower(options.db, log)
  return {
    stop: async () => {
      const closed = Promise.all([lookout.close(), grower.close()])
      stopping.abort()
      await Promise.all([closed, ...runners.map((runner) => runner.stop())])
    },
  }
}
