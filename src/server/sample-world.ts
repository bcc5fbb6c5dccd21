import type { Logger } from 'pino'
import { firstChampionship } from '#db/championship/championship.ts'
import { countResults, rememberFit } from '#db/round/due-work.ts'
import { gameNow } from '#db/round/round.ts'
import { setPace, startClock } from '#db/clock/clock.ts'
import { transactionOf, type Connected } from '#db/connection/connect.ts'
import { inJournal } from '#db/operator/operator-journal.ts'
import { leaveRoomForBots } from '#db/world/room-for-world.ts'
import { refitForecasts } from '#jobs/forecast-refit/refit.ts'
import type { Providers } from '#jobs/life-cycle/provider.ts'
import { queueDueWork } from '#jobs/queue-due-work.ts'
import { buildWorld, type OnProgress } from '#jobs/world/build/build-world.ts'
import { loadWorld } from '#jobs/world/sample/load-world.ts'
import type { WorldSize } from '#jobs/world/sample/sample-world.ts'
import { dayOf } from '#domain/clock/game-day.ts'
import type { FillWorld } from '#api/operator/fill-world.ts'
import type { Config } from './config.ts'
import { showProgress } from './progress.ts'

/** Any number names a world; this is the default. */
const defaultSeed = 7
/** Every server has the championship of the sample world. */
const championshipId = firstChampionship

interface Surroundings {
  log: Logger
  signal: AbortSignal
}

async function fill(
  { db, pool }: Connected,
  size: WorldSize,
  { log, signal, onProgress }: Surroundings & { onProgress: OnProgress },
) {
  const startedAt = performance.now()
  const date = dayOf((await gameNow(db, championshipId)).getTime())
  const outcome = await buildWorld(
    pool,
    { seed: defaultSeed, date, size },
    {
      championshipId,
      signal,
      onProgress,
      learn: async (client) => {
        const trx = transactionOf(client)
        await refitForecasts(trx, championshipId)
        await rememberFit(trx, championshipId, await countResults(trx, championshipId))
      },
    },
  )
  log.info({ size, date, outcome, ms: Math.round(performance.now() - startedAt) }, 'sample world')
  return outcome
}

/**
 * At the first start, an empty database gets the sample world, or with `none` room for it. Later starts continue the
 * stored world.
 */
export async function ensureWorld(
  connected: Connected,
  config: Pick<Config, 'world' | 'startAt' | 'pace'>,
  surroundings: Surroundings,
): Promise<void> {
  const { db } = connected
  if (config.world === 'none') await leaveRoomForBots(db)
  else if (!(await loadWorld(db))) {
    if (config.startAt) await startClock(db, championshipId, { at: config.startAt })
    await fill(connected, config.world, { ...surroundings, onProgress: showProgress('Sample world', process.stdout) })
  }
  if (config.pace !== undefined) await setPace(db, championshipId, config.pace)
}

/** Fills in the sample world while the server runs, at the operator's request. */
export function createWorldFiller(connected: Connected, providers: Providers, surroundings: Surroundings): FillWorld {
  const { db } = connected
  return ({ size, by, onProgress }) =>
    inJournal(
      db,
      { managerId: by, action: 'championship', detail: { championshipId, world: size } },
      async () => {
        const outcome = await fill(connected, size, { ...surroundings, onProgress })
        await queueDueWork(db, providers)
        return outcome
      },
      (outcome) => (outcome === 'built' ? 'changed' : outcome),
    )
}
