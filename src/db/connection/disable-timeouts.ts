import { sql } from 'kysely'
import type { Trx } from '#db/schema/trx.ts'

/** For millions of people a statement, or the pause between two of them, takes longer than any page would wait for one. */
export async function disableTimeouts(trx: Trx): Promise<void> {
  // A transaction with a limit of its own (`limitTransaction`) keeps it.
  await sql`select set_config('statement_timeout', coalesce(nullif(current_setting('craque.time_limit', true), ''), '0'), true)`.execute(
    trx,
  )
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
}
