import type { Kysely } from 'kysely'
import { disableTimeouts } from '#db/connection/disable-timeouts.ts'
import { limitLockWaits } from '#db/connection/snapshot-reader.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'

/**
 * Writes in a transaction of its own, which commits before the round's transaction and stays if that one fails. Only
 * for rows that readers ignore until the round's state changes, and that a retry writes again.
 */
export const writeBeforeCommit = (second: Kysely<Tables>, write: (own: Trx) => Promise<void>): Promise<void> =>
  second.transaction().execute(async (own) => {
    await disableTimeouts(own)
    await limitLockWaits(own)
    await write(own)
  })
