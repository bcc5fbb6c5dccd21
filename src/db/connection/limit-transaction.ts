import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import type { Trx } from '#db/schema/trx.ts'

class TookTooLong extends Error {}

/** PostgreSQL's code for a statement that exceeded its time limit. */
const STATEMENT_TIMED_OUT = '57014'

export const isTooLong = (error: unknown): boolean =>
  error instanceof TookTooLong || (error instanceof DatabaseError && error.code === STATEMENT_TIMED_OUT)

/** For a step that somebody waits for: no statement begins after the limit, and none takes longer than it. */
export async function limitTransaction(trx: Trx, limitMs: number): Promise<Trx> {
  await sql`select set_config('craque.time_limit', ${String(limitMs)}, true), set_config('statement_timeout', ${String(limitMs)}, true)`.execute(
    trx,
  )
  const endsAtMs = performance.now() + limitMs
  return trx.withPlugin({
    transformQuery: ({ node }) => {
      if (performance.now() > endsAtMs) throw new TookTooLong('the transaction took too long')
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
}
