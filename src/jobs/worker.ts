import { Logger as WorkerLogger, run, runMigrations, type Task as JobTask, type TaskList } from 'graphile-worker'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { DatabaseLog } from '#db/connection/database-log.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { Provider } from './life-cycle/provider.ts'
import { queueDueWork } from './queue-due-work.ts'
import { stepsOf, type Step } from './steps.ts'

export interface Worker {
  stop: () => Promise<void>
}

interface WorkerOptions {
  db: Kysely<Tables>
  pool: pg.Pool
  log: DatabaseLog
  provider: Provider
}

function tasksOf({ db, log, provider }: WorkerOptions): TaskList {
  const taskOf =
    (name: string, step: Step): JobTask =>
    async (payload) => {
      const { id } = payload as { id: number }
      const outcome = await step(id)
      log.info({ task: name, id, outcome }, 'job')
      await queueDueWork(db, provider)
    }
  return Object.fromEntries(Object.entries(stepsOf(db, provider)).map(([name, step]) => [name, taskOf(name, step)]))
}

/** Steps are queued an hour ahead; asking every minute also mends whatever a crash or a lost connection left behind. */
const lookAgainMs = 60_000

export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { db, pool, log, provider } = options
  const logger = new WorkerLogger(() => (level: string, message, meta) => {
    if (level === 'error') log.error({ ...meta }, message)
    else if (level === 'warning') log.warn({ ...meta }, message)
  })
  await runMigrations({ pgPool: pool, logger })
  await queueDueWork(db, provider)
  const runner = await run({
    pgPool: pool,
    concurrency: 2,
    pollInterval: 500,
    noHandleSignals: true,
    taskList: tasksOf(options),
    logger,
  })
  const timer = setInterval(() => {
    queueDueWork(db, provider).catch((error: unknown) => log.error({ err: error }, 'due work could not be queued'))
  }, lookAgainMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await runner.stop()
    },
  }
}
