import type pg from 'pg'
import { connect, type Connected } from '#db/connection/connect.ts'
import type { DatabaseLog } from '#db/connection/database-log.ts'
import { lowerDatabasePriority } from '#jobs/bulk/low-priority.ts'

/** The longest wait for a connection: several championships may be read at the same time. */
const PATIENCE_MS = 30_000

/** Connections of low priority, for reading everybody's rows while people request pages. */
export function connectLowPriority(connection: pg.PoolConfig, log: DatabaseLog): Connected {
  const connected = connect({ connection, applicationName: 'craque tables', poolSize: 4, patienceMs: PATIENCE_MS, log })
  lowerDatabasePriority(connected.pool)
  return connected
}
