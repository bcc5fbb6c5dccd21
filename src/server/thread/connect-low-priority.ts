import type pg from 'pg'
import { connect, type Connected } from '#db/connection/connect.ts'
import type { DatabaseLog } from '#db/connection/database-log.ts'
import { lowerDatabasePriority } from '#jobs/bulk/low-priority.ts'

/** When several championships are read at once, each waits for a connection. */
const PATIENCE_MS = 30_000

/** Connections for reading everybody's rows while people request pages. */
export function connectLowPriority(connection: pg.PoolConfig, log: DatabaseLog): Connected {
  const connected = connect({ connection, applicationName: 'craque tables', poolSize: 4, patienceMs: PATIENCE_MS, log })
  lowerDatabasePriority(connected.pool)
  return connected
}
