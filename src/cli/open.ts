import type { Connected } from '#db/connection/connect.ts'
import { connect } from '#db/connection/connect.ts'
import { reachRunning } from '#db/embedded/reach-running.ts'
import { startEmbedded } from '#db/embedded/start-embedded.ts'
import { EmbeddedDatabaseError } from '#db/embedded/embedded-error.ts'
import { migrate } from '#db/migrate/migrate.ts'
import type { Config } from '#server/config.ts'

type Place = Pick<Config, 'databaseUrl' | 'dataFolder' | 'feeds' | 'publicUrl'>

export interface OpenDatabase extends Connected {
  /** Settings that commands need, such as the folder of the data. */
  place: Place
  /** Closes the connections, and stops PostgreSQL if it was started only for this command. */
  finish: () => Promise<void>
}

/**
 * Uses the database of DATABASE_URL if it is set, else that of a server running on the data folder. Without such a
 * server, starts the folder's database for the length of the command.
 */
export async function openForCommand({ databaseUrl, dataFolder, feeds, publicUrl }: Place): Promise<OpenDatabase> {
  const place = { databaseUrl, dataFolder, feeds, publicUrl }
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
