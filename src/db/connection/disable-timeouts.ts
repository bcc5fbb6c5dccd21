import { sql, type Transaction } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'

/** For millions of people a statement, or the pause between two of them, takes longer than any page would wait for one. */
export async function disableTimeouts(trx: Transaction<Tables>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx)
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
}
