import { Kysely, PostgresDialect } from 'kysely'
import { Pool, type ClientBase, type PoolConfig } from 'pg'
import { silentLog, type DatabaseLog } from './database-log.ts'
import { PreparingClient } from './prepared.ts'
import type { Tables } from '#db/schema/schema.ts'
import { valueTypes } from '#db/schema/value-types.ts'

export type ConnectOptions = {
  /** Where: the embedded server's `connection`, or `{ connectionString: DATABASE_URL }`. */
  connection: PoolConfig
  applicationName?: string
  poolSize?: number
  /** 0 for none. */
  statementTimeoutMs?: number
  /** For a connection; a visitor waits for as long before he is told that the database is away. */
  patienceMs?: number
  log?: DatabaseLog
}

export type Connected = { db: Kysely<Tables>; pool: Pool; close: () => Promise<void> }

/** Opens nothing yet: connections are made when first needed, and made again after the server was away. */
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
    // How like a name a word of a search must be for the operator <%.
    options: '-c pg_trgm.word_similarity_threshold=0.5',
    connectionTimeoutMillis: patienceMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: valueTypes,
  })
  // Without a listener, an idle connection that the server closes would end the whole process.
  pool.on('error', (err) => {
    // Of a pool that is being closed it is no news.
    if (!pool.ending) log.warn({ err }, 'lost an idle database connection')
  })
  // One in use reports to whoever uses it; listening here keeps a lost one from ending the process.
  pool.on('connect', (client) =>
    client.on('error', (err) => log.info({ err }, 'a database connection reported an error')),
  )
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const closeBoth = async () => {
    // Kysely ends the pool only if it was ever used through Kysely.
    await db.destroy()
    if (!pool.ending) await pool.end()
  }
  let closed: Promise<void> | undefined
  return { db, pool, close: () => (closed ??= closeBoth()) }
}

/** Says that it is a transaction: who would begin one of his own would end the caller's with it. */
class BorrowedTransaction extends Kysely<Tables> {
  override get isTransaction(): true {
    return true
  }
}

/** Kysely over one connection whose transaction the caller began and will end. */
export function transactionOf(client: ClientBase): Kysely<Tables> {
  // Not the client itself with another release(): its pool would wait for it for ever.
  const borrowed = { query: client.query.bind(client), release: () => undefined }
  const pool = { connect: async () => borrowed, end: async () => undefined }
  return new BorrowedTransaction({ dialect: new PostgresDialect({ pool }) })
}
