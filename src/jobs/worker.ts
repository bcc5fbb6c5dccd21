import { Logger as WorkerLogger, run, runMigrations, type Task as JobTask, type TaskList } from 'graphile-worker'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { DatabaseLog } from '#db/connection/database-log.ts'
import { bumpVersion } from '#db/connection/data-version.ts'
import { countResults, dueWork, hasQueue, queueWork, rememberFit, type Task } from '#db/round/due-work.ts'
import type { Tables } from '#db/schema/schema.ts'
import { refitForecasts } from './forecast-refit/refit.ts'
import { endDueLeagues } from './life-cycle/end-leagues.ts'
import { lockRound } from './life-cycle/lock-round.ts'
import { playMatch } from './life-cycle/play-match.ts'
import { settlePicks } from './life-cycle/settle-picks.ts'
import { makeBotPicks, makeBotTransfers } from './world/bots-act.ts'
import { extendFixtures } from './world/extend-fixtures.ts'
import { loadWorld } from './world/load-world.ts'
import type { SampleWorld } from './world/sample-world.ts'
import { settleWorldRound } from './world/settle-world-round.ts'

export interface Worker {
  stop: () => Promise<void>
}

interface WorkerOptions {
  db: Kysely<Tables>
  pool: pg.Pool
  log: DatabaseLog
}

/** The state of the database says what is due; the queue makes one of many processes do it, and again if it failed. */
export async function queueDueWork(db: Kysely<Tables>): Promise<void> {
  // A command may come before the first server: that one will look for itself.
  if (await hasQueue(db)) await queueWork(db, await dueWork(db))
}

type Step = (id: number) => Promise<unknown>

function tasksOf({ db, log }: WorkerOptions): TaskList {
  const inWorld = async (act: (world: SampleWorld) => Promise<unknown>) => {
    const world = await loadWorld(db)
    return world ? act(world) : 'no_world'
  }
  const steps: Record<Task, Step> = {
    lock_round: (id) => lockRound(db, id),
    settle_picks: (id) => settlePicks(db, id),
    end_leagues: () => endDueLeagues(db),
    play_match: (id) => inWorld((world) => playMatch(db, world, id)),
    settle_round: (id) => settleWorldRound(db, id),
    refit_forecasts: async () => {
      const results = await countResults(db)
      const fitted = await refitForecasts(db)
      await rememberFit(db, results)
      await bumpVersion(db, 'forecast')
      return fitted
    },
    bot_picks: () => inWorld((world) => makeBotPicks(db, world)),
    bot_transfers: () => inWorld((world) => makeBotTransfers(db, world)),
    extend_fixtures: () => inWorld((world) => extendFixtures(db, world)),
  }
  const taskOf =
    (name: string, step: Step): JobTask =>
    async (payload) => {
      const { id } = payload as { id: number }
      const outcome = await step(id)
      log.info({ task: name, id, outcome }, 'job')
      await queueDueWork(db)
    }
  return Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, taskOf(name, step)]))
}

/** Steps are queued an hour ahead; asking every minute also mends whatever a crash or a lost connection left behind. */
const lookAgainMs = 60_000

export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { db, pool, log } = options
  const logger = new WorkerLogger(() => (level: string, message, meta) => {
    if (level === 'error') log.error({ ...meta }, message)
    else if (level === 'warning') log.warn({ ...meta }, message)
  })
  await runMigrations({ pgPool: pool, logger })
  await queueDueWork(db)
  const runner = await run({
    pgPool: pool,
    concurrency: 2,
    pollInterval: 500,
    noHandleSignals: true,
    taskList: tasksOf(options),
    logger,
  })
  const timer = setInterval(() => {
    queueDueWork(db).catch((error: unknown) => log.error({ err: error }, 'due work could not be queued'))
  }, lookAgainMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await runner.stop()
    },
  }
}
