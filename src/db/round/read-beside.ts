import { sql, type ControlledTransaction, type Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import { takeYourTime, type Trx } from './round.ts'

/** Connections for reading what a transaction needs, and for writing what may stand before it, while it writes the rest; undefined where it must do all. */
export type Beside = Kysely<Tables> | undefined

/** What becomes of it is no news any more: why something failed is told, not that its connection is gone. */
export async function endQuietly(trx: ControlledTransaction<Tables>): Promise<void> {
  if (trx.isRolledBack || trx.isCommitted) return
  await trx
    .rollback()
    .execute()
    .catch(() => undefined)
}

/** Who waits for a lock of the transaction that waits for him here would wait for ever, as the database sees only one half of it: he fails instead. */
const waitForNobody = (own: Trx) => sql`set local lock_timeout = '1min'`.execute(own)

/** Sees on another connection what a transaction sees at this moment, also after its end. Whoever begins one ends it. */
export async function beginReader(trx: Trx, beside: Kysely<Tables>): Promise<ControlledTransaction<Tables>> {
  const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(trx)
  const reader = await beside
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  try {
    await sql`set transaction snapshot ${sql.lit(rows[0]?.snapshot ?? '')}`.execute(reader)
    await takeYourTime(reader)
    await waitForNobody(reader)
    return reader
  } catch (error) {
    await endQuietly(reader)
    throw error
  }
}

/**
 * What a transaction sees at this moment is read on another connection, on another processor: of what it writes from now on, and of what it has
 * written, nothing is seen there. To be taken when nothing more of what is read can be changed by anybody else.
 */
export async function readBeside<T>(
  trx: Trx,
  beside: Beside,
  read: (reader: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  if (!beside) return read(trx)
  const reader = await beginReader(trx, beside)
  try {
    const value = await read(reader)
    await reader.commit().execute()
    return value
  } catch (error) {
    await endQuietly(reader)
    throw error
  }
}

/** What is written on a connection of its own, on another processor, and stands whatever becomes of the transaction it is written beside. */
export const writeBeside = (beside: Kysely<Tables>, write: (own: Trx) => Promise<void>): Promise<void> =>
  beside.transaction().execute(async (own) => {
    await takeYourTime(own)
    await waitForNobody(own)
    await write(own)
  })

export type Work = () => Promise<unknown>

/**
 * Work that is added is done one piece at a time, in order, and all of it before this ends; who adds some goes on to make the next ready, however
 * many wait. Once anything fails nothing more is begun, and what is under way is waited for: done after its transaction was undone, it would
 * stay.
 */
export async function inTurn<T>(make: (add: (work: Work) => void) => Promise<T>): Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  let failed: { error: unknown } | undefined
  const add = (work: Work) => {
    if (failed) throw failed.error
    last = last.then(() => (failed ? undefined : work()))
    last.catch((error: unknown) => (failed ??= { error }))
  }
  try {
    const made = await make(add)
    await last
    return made
  } catch (error) {
    failed ??= { error }
    await last.catch(() => undefined)
    throw failed.error
  }
}
