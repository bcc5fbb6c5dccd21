import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import { rowOf, text } from './row.ts'

/** The oldest transaction that was under way: whatever could not be seen then was written by it or by a later one. */
export type Moment = string

export async function thisMoment(trx: Kysely<Tables>): Promise<Moment> {
  const { rows } = await rowOf({ at: text }).sql`
    select pg_snapshot_xmin(pg_current_snapshot())::xid::text as at`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('the database knows no transaction')
  return row.at
}

/** Rows of a table that an earlier moment may not have seen as they are. */
export const writtenSince = (moment: Moment): RawBuilder<unknown> => sql`age(xmin) <= age(${moment}::xid)`
