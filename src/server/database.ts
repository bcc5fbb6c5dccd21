import type { Logger } from 'pino'
import type pg from 'pg'
import { connect, type Connected } from '#db/connection/connect.ts'
import { startEmbedded } from '#db/embedded/start-embedded.ts'
import { migrate, pendingMigrations } from '#db/migrate/migrate.ts'

export interface OpenedDatabase {
  connected: Connected
  /** How to reach it, for what needs connections of its own. */
  target: pg.PoolConfig
  ready: () => Promise<{ ready: true } | { ready: false; waitingFor: string }>
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
      ready: async () => {
        try {
          const pending = await pendingMigrations(connected.pool)
          return pending.length === 0
            ? { ready: true }
            : { ready: false, waitingFor: `migrations ${pending.join(', ')}` }
        } catch (error) {
          log.warn({ err: error }, 'database is not reachable')
          return { ready: false, waitingFor: 'database' }
        }
      },
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
