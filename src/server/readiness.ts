import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Readiness } from '#api/health/health-routes.ts'
import type { DatabaseLog } from '#db/connection/database-log.ts'
import { pendingMigrations } from '#db/migrate/migrate.ts'
import { MigrationError } from '#db/migrate/migration-error.ts'

type Queryable = Pick<pg.Pool, 'query'>

/** A row that needs a new page: on a full disk, or on a read-only replica, people can save nothing. */
const write = `create temp table readiness on commit drop as select repeat('x', 100) as text`

const reasons: Record<string, string> = { '53100': 'disk space', '25006': 'a database that may be written' }
const notAllowed = '42501'

async function writes(pool: Queryable): Promise<void> {
  try {
    await pool.query(write)
  } catch (error) {
    // Where temporary tables are forbidden, we cannot learn the state of the disk.
    if ((error as { code?: string }).code !== notAllowed) throw error
  }
}

async function look(pool: Queryable, log: DatabaseLog): Promise<Readiness> {
  try {
    await writes(pool)
    const missing = await pendingMigrations(pool)
    return missing.length === 0 ? { ready: true } : { ready: false, waitingFor: `migrations ${missing.join(', ')}` }
  } catch (error) {
    log.warn({ err: error }, 'not ready')
    if (error instanceof MigrationError) return { ready: false, waitingFor: error.message }
    return { ready: false, waitingFor: reasons[(error as { code?: string }).code ?? ''] ?? 'database' }
  }
}

interface Times {
  patienceMs: number
  /** However many ask, the database is checked at most once in this time. */
  keptMs: number
}

/**
 * Whether the server can serve people: the database answers, accepts writes and has the schema that this code needs.
 */
export function createReadiness(
  pool: Queryable,
  log: DatabaseLog,
  { patienceMs, keptMs }: Times = { patienceMs: 5_000, keptMs: 500 },
): () => Promise<Readiness> {
  let known: Promise<Readiness> | undefined
  const tooLate = async (): Promise<Readiness> => {
    await pause(patienceMs, undefined, { ref: false })
    return { ready: false, waitingFor: 'database' }
  }
  return () => {
    if (known) return known
    known = Promise.race([look(pool, log), tooLate()])
    void known.then(() => setTimeout(() => (known = undefined), keptMs).unref())
    return known
  }
}
