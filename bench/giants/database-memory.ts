import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'

const parentOf = (pid: string): string | undefined =>
  /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]

/** The memory of a process, with its share of shared pages. 0 if the process has just ended. */
function kbOf(pid: string): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

function isChildOf(parent: string, pid: string): boolean {
  try {
    return parentOf(pid) === parent
  } catch {
    return false
  }
}

/** The memory of PostgreSQL on this machine with all its processes. */
export async function databaseMb(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = parentOf(String(rows[0]?.pid))
  if (postmaster === undefined) throw new Error('PostgreSQL is not on this machine')
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isChildOf(postmaster, name))
  return [postmaster, ...all].reduce((sum, pid) => sum + kbOf(pid), 0) / 1024
}
