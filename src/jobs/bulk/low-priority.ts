import { readFileSync } from 'node:fs'
import os from 'node:os'
import type pg from 'pg'

/**
 * Pages come first where processors are few: reading and writing everybody takes minutes, a page milliseconds. A third of an equal share; at the
 * lowest priority the work never got a turn on a busy machine.
 */
const LOW = 5

/** Where the system does not allow it, all have the same share. */
function lowerPriority(pid: number): void {
  try {
    os.setPriority(pid, LOW)
  } catch {
    return
  }
}

/** On Linux, the calling thread alone. */
export function lowerThreadPriority(): void {
  if (process.platform === 'linux') lowerPriority(0)
}

/** Where the database has a machine or a container of its own, the number belongs to another process, or to none. */
function isOfPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres: ')
  } catch {
    return false
  }
}

/** For the database processes behind a pool, where PostgreSQL runs on this machine and we may change them. */
export function lowerDatabasePriority(pool: pg.Pool): void {
  if (process.platform !== 'linux') return
  pool.on('connect', (client) => {
    // A connection that is lost meanwhile fails for whoever uses it.
    void client.query<{ pid: number }>('select pg_backend_pid() as pid').then(
      ({ rows: [row] }) => {
        if (row && isOfPostgres(row.pid)) lowerPriority(row.pid)
      },
      () => undefined,
    )
  })
}
