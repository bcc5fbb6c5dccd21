import { sql } from 'kysely'
import type { Trx } from '#db/schema/trx.ts'

/** With millions of people, a statement or a pause between two takes longer than the usual limits allow. */
export async function disableTimeouts(trx: Trx): Promise<void> {
  // A transaction with its own limit (`limitTransaction`) keeps it.
  await sql`select set_config('statement_timeout', coalesce(nullif(current_setting('craque.time_limit', true), ''), '0'), true)`.execute(
    trx,
  )
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
}
