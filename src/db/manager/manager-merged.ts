import { sql, type Kysely } from 'kysely'
import { writtenSince, type Moment } from '#db/connection/moment.ts'
import type { Tables } from '#db/schema/schema.ts'

/** How long a guest's request can have been under way when the guest became an account. */
const lateSeconds = 60

export async function isJustMerged(db: Kysely<Tables>, guestKey: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from manager_merge
    where guest_key = ${guestKey} and merged_at > now() - make_interval(secs => ${lateSeconds})`.execute(db)
  return rows.length > 0
}

/** Whether any guest has become an account since this moment. */
export async function haveMerged(trx: Kysely<Tables>, since: Moment): Promise<boolean> {
  const { rows } = await sql`select from manager_merge where ${writtenSince(since)} limit 1`.execute(trx)
  return rows.length > 0
}
