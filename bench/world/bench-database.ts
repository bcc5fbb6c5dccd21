import { mkdtemp, rm } from 'node:fs/promises'
import { firstChampionship } from '#db/championship/championship.ts'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connect, transactionOf, type Connected } from '#db/connection/connect.ts'
import { countResults, rememberFit } from '#db/round/due-work.ts'
import { startEmbedded } from '#db/embedded/start-embedded.ts'
import type { Connection } from '#db/embedded/owner-lock.ts'
import { migrate } from '#db/migrate/migrate.ts'
import { allowUncheckedCopies } from '#db/testing/allow-unchecked-copies.ts'
import { gameNow } from '#db/round/round.ts'
import { refitForecasts } from '#jobs/forecast-refit/refit.ts'
import { buildWorld } from '#jobs/world/build/build-world.ts'
import type { WorldSize } from '#jobs/world/sample/sample-world.ts'
import { dayOf } from '#domain/clock/game-day.ts'
import { startOwnPostgres } from './own-postgres.ts'

export interface BenchDatabase extends Connected {
  connection: Connection
  /** The superuser's connection. */
  admin: Connection
  finish: () => Promise<void>
}

/**
 * The embedded PostgreSQL with full durability, in a folder that is deleted at the end. `CRAQUE_BENCH_POSTGRES` names
 * the folder of another PostgreSQL's programs.
 */
export async function openBenchDatabase({ poolSize = 10 } = {}): Promise<BenchDatabase> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'craque-bench-'))
  const programs = process.env['CRAQUE_BENCH_POSTGRES']
  const embedded = programs ? await startOwnPostgres(programs, dataDir) : await startEmbedded({ dataDir })
  const connected = connect({ connection: embedded.connection, statementTimeoutMs: 0, poolSize })
  await migrate(connected.pool)
  await allowUncheckedCopies(embedded.admin, embedded.connection.user)
  return {
    ...connected,
    connection: embedded.connection,
    admin: embedded.admin,
    finish: async () => {
      await connected.close()
      await embedded.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The first start of a server: creates the world and the forecasts. Returns the time of each step. */
export async function fillWorld({ db, pool }: Connected, size: WorldSize): Promise<Map<string, number>> {
  const date = dayOf((await gameNow(db, firstChampionship)).getTime())
  const took = new Map<string, number>()
  let step = 'start'
  let since = performance.now()
  const onProgress = (next: string) => {
    took.set(step, (took.get(step) ?? 0) + performance.now() - since)
    since = performance.now()
    step = next
  }
  await buildWorld(
    pool,
    { seed: 7, date, size },
    {
      championshipId: firstChampionship,
      onProgress,
      learn: async (client) => {
        const trx = transactionOf(client)
        await refitForecasts(trx, firstChampionship)
        await rememberFit(trx, firstChampionship, await countResults(trx, firstChampionship))
      },
    },
  )
  onProgress('end')
  return took
}
