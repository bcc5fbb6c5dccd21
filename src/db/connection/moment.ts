import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import { rowOf, text } from './row.ts'

/** The id of the oldest transaction in progress. It or a later one wrote whatever was not visible at that moment. */
export type Moment = string

export async function thisMoment(trx: Kysely<Tables>): Promise<Moment> {
  const { rows } = await rowOf({ at: text }).sql`
    select pg_snapshot_xmin(pg_current_snapshot())::xid::text as at`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('the database knows no transaction')
  return row.at
}

/** Rows that a reader at `moment` may have seen differently, or not at all. */
export const writtenSince = (moment: Moment): RawBuilder<unknown> => sql`age(xmin) <= age(${moment}::xid)`
