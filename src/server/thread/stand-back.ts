import { readFileSync } from 'node:fs'
import os from 'node:os'
import type pg from 'pg'

/** A third of an equal share: at the lowest priority a machine that others keep busy never came to it. */
const BEHIND = 5

/** On Linux the thread that calls it, alone: where processors are few, who asks for a page goes first. */
export function standBack(): void {
  if (process.platform === 'linux') os.setPriority(0, BEHIND)
}

/** A number is that of another process where the database has a machine, or a container, of its own: then there is nothing to do. */
function isOfPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres: ')
  } catch {
    return false
  }
}

/** That of another user is not ours to move. */
function sayBehind(pid: number): void {
  try {
    os.setPriority(pid, BEHIND)
  } catch (error) {
    const { code } =
      (error as NodeJS.ErrnoException & { info?: { code: string } }).info ?? (error as NodeJS.ErrnoException)
    if (code !== 'EPERM' && code !== 'EACCES' && code !== 'ESRCH') throw error
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
