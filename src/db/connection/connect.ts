import { Kysely, PostgresDialect } from 'kysely'
import { Pool, type ClientBase, type PoolConfig } from 'pg'
import { silentLog, type DatabaseLog } from './database-log.ts'
import { PreparingClient } from './prepared.ts'
import type { Tables } from '#db/schema/schema.ts'
import { valueTypes } from '#db/schema/value-types.ts'

export type ConnectOptions = {
  /** Where to connect: the embedded server's `connection`, or `{ connectionString: DATABASE_URL }`. */
  connection: PoolConfig
  applicationName?: string
  poolSize?: number
  /** 0 means no limit. */
  statementTimeoutMs?: number
  /** How long to wait for a connection. A visitor waits as long before they read that the database is away. */
  patienceMs?: number
  log?: DatabaseLog
}

export type Connected = { db: Kysely<Tables>; pool: Pool; close: () => Promise<void> }

/** Opens no connection yet: connections open when they are needed, and open again after the server was away. */
export function connect({
  connection,
  applicationName = 'craque',
  poolSize = 10,
  statementTimeoutMs = 30_000,
  patienceMs = 5_000,
  log = silentLog,
}: ConnectOptions): Connected {
  const pool = new Pool({
    ...connection,
    Client: PreparingClient,
    application_name: applicationName,
    max: poolSize,
    statement_timeout: statementTimeoutMs,
    // How similar a searched word and a name must be for the operator <%.
    options: '-c pg_trgm.word_similarity_threshold=0.5',
    connectionTimeoutMillis: patienceMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: valueTypes,
  })
  // Without this listener, an idle connection that the server closes would end the whole process.
  pool.on('error', (err) => {
    // While the pool closes, this is expected.
    if (!pool.ending) log.warn({ err }, 'lost an idle database connection')
  })
  // A connection in use reports to its user. Without this listener, a lost one would end the process.
  pool.on('connect', (client) =>
    client.on('error', (err) => log.info({ err }, 'a database connection reported an error')),
  )
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const closeBoth = async () => {
    // Kysely ends the pool only if Kysely has used it.
    await db.destroy()
    if (!pool.ending) await pool.end()
  }
  let closed: Promise<void> | undefined
  return { db, pool, close: () => (closed ??= closeBoth()) }
}

/** Claims to be a transaction, so that nothing inside it sends a `begin` and `commit`: they would end the caller's. */
class BorrowedTransaction extends Kysely<Tables> {
  override get isTransaction(): true {
    return true
  }
}

/** Kysely over one connection. The caller has begun its transaction and will end it. */
export function transactionOf(client: ClientBase): Kysely<Tables> {
  // The client itself must keep its release(): with another one, its pool would wait for it forever.
  const borrowed = { query: client.query.bind(client), release: () => undefined }
  const pool = { connect: async () => borrowed, end: async () => undefined }
  return new BorrowedTransaction({ dialect: new PostgresDialect({ pool }) })
}
