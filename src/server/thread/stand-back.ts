import { readFileSync } from 'node:fs'
import os from 'node:os'
import type pg from 'pg'
import { connect, type Connected } from '#db/connection/connect.ts'
import type { DatabaseLog } from '#db/connection/database-log.ts'

/** A third of an equal share: at the lowest priority a machine that others keep busy never came to it. */
const BEHIND = 5

/** Where it may not be said, all have the same share. */
function sayBehind(pid: number): void {
  try {
    os.setPriority(pid, BEHIND)
  } catch {
    return
  }
}

/** On Linux the thread that calls it, alone: where processors are few, who asks for a page goes first. */
export function standBack(): void {
  if (process.platform === 'linux') sayBehind(0)
}

/** A number is that of another process where the database has a machine, or a container, of its own: then there is nothing to do. */
function isOfPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres: ')
  } catch {
    return false
  }
}

/** The same of what PostgreSQL does for this pool, where it runs beside us and we may say so. */
export function letDatabaseStandBack(pool: pg.Pool): void {
  if (process.platform !== 'linux') return
  pool.on('connect', (client) => {
    // A connection that is lost meanwhile is told of to whoever uses it.
    void client.query<{ pid: number }>('select pg_backend_pid() as pid').then(
      ({ rows: [row] }) => {
        if (row && isOfPostgres(row.pid)) sayBehind(row.pid)
      },
      () => undefined,
    )
  })
}

/** Of several championships that are read at once each waits for its turn. */
const PATIENCE_MS = 30_000

/** For what reads everybody while people ask for pages. */
export function connectBehind(connection: pg.PoolConfig, log: DatabaseLog): Connected {
  const connected = connect({ connection, applicationName: 'craque tables', poolSize: 4, patienceMs: PATIENCE_MS, log })
  letDatabaseStandBack(connected.pool)
  return connected
}
