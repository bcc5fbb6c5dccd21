import { gameRole } from './game-database.ts'
import { connectionTo, type Connection } from './owner-lock.ts'
import { readPostmaster } from './postmaster-pid.ts'
import { prepare } from './start-embedded.ts'

/** The database of a running server on this folder, for commands that work while it runs. Undefined if none runs. */
export async function reachRunning(dataDir: string): Promise<Connection | undefined> {
  const cluster = await prepare(dataDir)
  const record = await readPostmaster(cluster.dir)
  if (!record?.ready) return undefined
  return { ...connectionTo(cluster, record), ...gameRole }
}
