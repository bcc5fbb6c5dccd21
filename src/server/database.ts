import type { Logger } from 'pino'
import type pg from 'pg'
import type { Readiness } from '#api/health/health-routes.ts'
import { connect, type Connected } from '#db/connection/connect.ts'
import { createReadiness } from './readiness.ts'
import { startEmbedded } from '#db/embedded/start-embedded.ts'
import { migrate } from '#db/migrate/migrate.ts'

export interface OpenedDatabase {
  connected: Connected
  /** How to reach it, for what needs connections of its own. */
  target: pg.PoolConfig
  ready: () => Promise<Readiness>
  close: () => Promise<void>
}

/** The operator's server when DATABASE_URL names one, else our own PostgreSQL in the data folder. */
export async function openDatabase(options: {
  databaseUrl: string | undefined
  dataFolder: string
  log: Logger
}): Promise<OpenedDatabase> {
  const { databaseUrl, dataFolder, log } = options
  const embedded = databaseUrl ? undefined : await startEmbedded({ dataDir: dataFolder, log })
  const target: pg.PoolConfig = embedded ? embedded.connection : { connectionString: databaseUrl }
  try {
    const connected = connect({ connection: target, log })
    await migrate(connected.pool, { log })
    return {
      connected,
      target,
      ready: createReadiness(connected.pool, log),
      close: async () => {
        await connected.close()
        await embedded?.stop()
      },
    }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}
