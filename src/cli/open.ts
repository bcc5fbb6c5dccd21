import type { Connected } from '#db/connection/connect.ts'
import { connect } from '#db/connection/connect.ts'
import { reachRunning } from '#db/embedded/reach-running.ts'
import { startEmbedded } from '#db/embedded/start-embedded.ts'
import { EmbeddedDatabaseError } from '#db/embedded/embedded-error.ts'
import { migrate } from '#db/migrate/migrate.ts'
import type { Config } from '#server/config.ts'

type Place = Pick<Config, 'databaseUrl' | 'dataFolder' | 'feeds'>

export interface OpenDatabase extends Connected {
  /** Where it is, for what lies beside it. */
  place: Place
  /** Ends a PostgreSQL that was started for this command only. */
  finish: () => Promise<void>
}

/** Beside a running server when there is one; else the folder's database is started for as long as the command runs. */
export async function openForCommand({ databaseUrl, dataFolder, feeds }: Place): Promise<OpenDatabase> {
  const place = { databaseUrl, dataFolder, feeds }
  const options = { applicationName: 'craque cli', statementTimeoutMs: 0 }
  if (databaseUrl) {
    const connected = connect({ connection: { connectionString: databaseUrl }, ...options })
    await migrate(connected.pool)
    return { ...connected, place, finish: connected.close }
  }
  try {
    const embedded = await startEmbedded({ dataDir: dataFolder })
    const connected = connect({ connection: embedded.connection, ...options })
    await migrate(connected.pool)
    const finish = async () => {
      await connected.close()
      await embedded.stop()
    }
    return { ...connected, place, finish }
  } catch (error) {
    if (!(error instanceof EmbeddedDatabaseError) || error.kind !== 'data_folder_in_use') throw error
    const running = await reachRunning(dataFolder)
    if (!running) throw error
    const connected = connect({ connection: running, ...options })
    return { ...connected, place, finish: connected.close }
  }
}
