import { sql, type ControlledTransaction, type Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import { disableTimeouts } from './disable-timeouts.ts'
import { rowOf, text } from './row.ts'
import type { Trx } from '#db/schema/trx.ts'

/** For a transaction whose failure is already reported: a lost connection is no additional news. */
export async function rollbackQuietly(trx: ControlledTransaction<Tables>): Promise<void> {
  if (trx.isRolledBack || trx.isCommitted) return
  await trx
    .rollback()
    .execute()
    .catch(() => undefined)
}

/**
 * For a second connection that a transaction waits for. If the second one waited for a lock of that transaction, both
 * would wait forever, because PostgreSQL cannot see this deadlock. So it fails after a minute.
 */
export const limitLockWaits = (trx: Trx) => sql`set local lock_timeout = '1min'`.execute(trx)

/**
 * A read-only transaction on another connection with the same snapshot as `trx`, valid also after `trx` ends. The
 * caller must end it.
 */
export async function beginSnapshotReader(trx: Trx, second: Kysely<Tables>): Promise<ControlledTransaction<Tables>> {
  const { rows } = await rowOf({ snapshot: text }).sql`select pg_export_snapshot() as snapshot`.execute(trx)
  const reader = await second
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  try {
    await sql`set transaction snapshot ${sql.lit(rows[0]?.snapshot ?? '')}`.execute(reader)
    await disableTimeouts(reader)
    await limitLockWaits(reader)
    return reader
  } catch (error) {
    await rollbackQuietly(reader)
    throw error
  }
}

/**
 * Reads with the snapshot of `trx` on another connection, and so on another processor. It does not see changes of `trx`
 * itself: use it only while nobody else can change what it reads.
 */
export async function withSnapshotReader<T>(
  trx: Trx,
  second: Kysely<Tables>,
  read: (reader: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const reader = await beginSnapshotReader(trx, second)
  try {
    const value = await read(reader)
    await reader.commit().execute()
    return value
  } catch (error) {
    await rollbackQuietly(reader)
    throw error
  }
}
