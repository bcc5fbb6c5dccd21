import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'

/** How long a request of a guest can have been under way when he became an account. */
const lateSeconds = 60

export async function isJustMerged(db: Kysely<Tables>, guestKey: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from manager_merge
    where guest_key = ${guestKey} and merged_at > now() - make_interval(secs => ${lateSeconds})`.execute(db)
  return rows.length > 0
}
