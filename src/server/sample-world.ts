import type { Logger } from 'pino'
import { countResults, rememberFit } from '#db/round/due-work.ts'
import { gameNow } from '#db/round/round.ts'
import { setPace, startClock } from '#db/clock/clock.ts'
import { transactionOf, type Connected } from '#db/connection/connect.ts'
import { refitForecasts } from '#jobs/forecast-refit/refit.ts'
import { buildWorld } from '#jobs/world/build/build-world.ts'
import { loadWorld } from '#jobs/world/sample/load-world.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { dayOf } from '#domain/clock/game-day.ts'
import type { Config } from './config.ts'
import { showProgress } from './progress.ts'

/** Any number names a world; this one is ours. */
const defaultSeed = 7

/** On first start an empty database gets the sample world; afterwards it goes on where it was. */
export async function ensureWorld(
  { db, pool }: Connected,
  config: Pick<Config, 'world' | 'startAt' | 'pace'> & { championshipId: ChampionshipId },
  { log, signal }: { log: Logger; signal: AbortSignal },
): Promise<void> {
  if (config.world !== 'none' && !(await loadWorld(db))) {
    const startedAt = performance.now()
    const { championshipId } = config
    if (config.startAt) await startClock(db, championshipId, { at: config.startAt })
    const date = dayOf((await gameNow(db, championshipId)).getTime())
    await buildWorld(
      pool,
      { seed: defaultSeed, date, size: config.world },
      {
        championshipId,
        signal,
        onProgress: showProgress('Sample world', process.stdout),
        afterLoad: async (client) => {
          const trx = transactionOf(client)
          await refitForecasts(trx, championshipId)
          await rememberFit(trx, championshipId, await countResults(trx, championshipId))
        },
      },
    )
    log.info({ size: config.world, date, ms: Math.round(performance.now() - startedAt) }, 'sample world built')
  }
  if (config.pace !== undefined) await setPace(db, config.championshipId, config.pace)
}
