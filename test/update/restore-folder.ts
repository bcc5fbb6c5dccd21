import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { connect } from '#db/connection/connect.ts'
import { startEmbedded } from '#db/embedded/start-embedded.ts'
import type { Fixture } from './fixture.ts'
import { restoreDatabase } from './restore-database.ts'

/** Writes a data folder as an older version left it. */
export async function restoreFolder(dataDir: string, { database, people }: Fixture): Promise<void> {
  // Durability does not matter, because only the resulting folder is used.
  const embedded = await startEmbedded({ dataDir, settings: { fsync: false, synchronous_commit: false } })
  const connected = connect({ connection: embedded.connection })
  await restoreDatabase(connected, database)
  await connected.close()
  await embedded.stop()
  await writeFile(path.join(dataDir, 'session-secret'), people.sessionSecret, { mode: 0o600 })
}
