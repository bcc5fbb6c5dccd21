import type { Kysely } from 'kysely'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Tables } from '#db/schema/schema.ts'

/** For the command line and the first start. Nothing that arrives over HTTP can reach this column. */
export async function grantOperator(
  db: Kysely<Tables>,
  email: string,
): Promise<Result<{ userId: string }, { kind: 'account_unknown' }>> {
  const row = await db
    .updateTable('auth_user')
    .set({ is_operator: true })
    .where('email', '=', email.trim().toLowerCase())
    .where('is_anonymous', '=', false)
    .returning('id')
    .executeTakeFirst()
  return row ? ok({ userId: row.id }) : fail({ kind: 'account_unknown' })
}
