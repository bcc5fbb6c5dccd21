import { readFileSync } from 'node:fs'
import os from 'node:os'
import type pg from 'pg'

/**
 * Where processors are few, pages come first: a step for everybody takes minutes, a page takes milliseconds. With this
 * priority a thread gets a third of the usual share. At the lowest one the work never ran on a busy machine.
 */
const LOW = 5

/** If the system refuses, the thread or process keeps its priority. */
function lowerPriority(pid: number): void {
  try {
    os.setPriority(pid, LOW)
  } catch {
    return
  }
}

/** Lowers the priority of the calling thread alone. Does nothing on other systems than Linux. */
export function lowerThreadPriority(): void {
  if (process.platform === 'linux') lowerPriority(0)
}

/** If the database has its own machine or container, `pid` is here the id of another process, or of none. */
function isOfPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres: ')
  } catch {
    return false
  }
}

/**
 * Lowers the priority of the PostgreSQL process behind each new connection of the pool, if that process runs on this
 * machine and the system allows it.
 */
export function lowerDatabasePriority(pool: pg.Pool): void {
  if (process.platform !== 'linux') return
  pool.on('connect', (client) => {
    // If the connection is lost meanwhile, its next user gets the error.
    void client.query<{ pid: number }>('select pg_backend_pid() as pid').then(
      ({ rows: [row] }) => {
        if (row && isOfPostgres(row.pid)) lowerPriority(row.pid)
      },
      () => undefined,
    )
  })
}
