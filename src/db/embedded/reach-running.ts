import { clusterFolder } from './cluster.ts'
import { gameRole } from './game-database.ts'
import { connectionTo, type Connection } from './owner-lock.ts'
import { readPostmaster } from './postmaster-pid.ts'
import { prepare } from './start-embedded.ts'

/**
 * The database of a running server on this folder, for commands that work while it runs. Undefined if none runs. Then
 * the folder stays as it is: `prepare` would create a cluster in an empty one.
 */
export async function reachRunning(dataDir: string): Promise<Connection | undefined> {
  const record = await readPostmaster(clusterFolder(dataDir))
  if (!record?.ready) return undefined
  return { ...connectionTo(await prepare(dataDir), record), ...gameRole }
}
