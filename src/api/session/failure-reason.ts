import { isAPIError } from 'better-auth/api'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'

/** better-auth hides why it failed behind an error of its own: whether it was the database, the database is asked. */
export async function failureReason(error: unknown, db: Kysely<Tables>): Promise<unknown> {
  if (!isAPIError(error) || error.statusCode < 500) return error
  return sql`select 1`.execute(db).then(
    () => error,
    (reason: unknown) => reason,
  )
}
