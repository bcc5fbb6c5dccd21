import type { Logger } from 'pino'
import type pg from 'pg'
import type { Readiness } from '#api/health/health-routes.ts'
import { connect, type Connected } from '#db/connection/connect.ts'
import { createReplicaReads, type ReplicaReads } from '#db/connection/replica-reads.ts'
import { startEmbedded } from '#db/embedded/start-embedded.ts'
import { migrate } from '#db/migrate/migrate.ts'
import { whenDatabaseAnswers } from './await-database.ts'
import { createReadiness } from './readiness.ts'
import { within } from './within.ts'

export interface OpenedDatabase {
  connected: Connected
  /** Undefined unless CRAQUE_READ_URL names replicas. */
  replica: ReplicaReads | undefined
  /** How to reach the database, for code that needs connections of its own. */
  target: pg.PoolConfig
  ready: () => Promise<Readiness>
  close: () => Promise<void>
}

interface OpenOptions {
  databaseUrl: string | undefined
  readUrl: string | undefined
  dataFolder: string
  log: Logger
  say: (sentence: string) => void
  signal: AbortSignal
}

/** Running queries get this long to end: PostgreSQL rolls back what was not committed. */
const poolEndsMs = 500
/** The longest wait for a connection to a replica: the primary can answer instead. */
const replicaPatienceMs = 1_000

/** The operator's server if DATABASE_URL names one, otherwise our own PostgreSQL in the data folder. */
export async function openDatabase({
  databaseUrl,
  readUrl,
  dataFolder,
  ...waiting
}: OpenOptions): Promise<OpenedDatabase> {
  const { log } = waiting
  const embedded = databaseUrl ? undefined : await startEmbedded({ dataDir: dataFolder, log })
  const target: pg.PoolConfig = embedded ? embedded.connection : { connectionString: databaseUrl }
  // Each job runner keeps one connection to listen: two runners, or three with webhooks. The other connections are for
  // requests and jobs.
  const connected = connect({ connection: target, poolSize: 12, log })
  const readOnly = readUrl && {
    connection: { connectionString: readUrl },
    applicationName: 'craque reads',
    patienceMs: replicaPatienceMs,
    log,
  }
  const replica = readOnly
    ? createReplicaReads({ primary: connected.pool, replica: connect(readOnly).pool }, log)
    : undefined
  const close = async () => {
    await within(poolEndsMs, Promise.all([connected.close(), replica?.close()]))
    await embedded?.stop()
  }
  try {
    const prepare = () => migrate(connected.pool, { log })
    await (embedded ? prepare() : whenDatabaseAnswers(prepare, waiting))
    return { connected, replica, target, ready: createReadiness(connected.pool, log), close }
  } catch (error) {
    await close()
    throw error
  }
}
