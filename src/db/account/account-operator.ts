import type { Kysely } from 'kysely'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Tables } from '#db/schema/schema.ts'

export async function accountOf(db: Kysely<Tables>, email: string) {
  const row = await db
    .selectFrom('auth_user')
    .select(['email_verified', 'is_operator', 'operator_by_claim'])
    .where('email', '=', email)
    .where('is_anonymous', '=', false)
    .executeTakeFirst()
  if (!row) return undefined
  // An operator by a provider's claim is not appointed, because the provider may withdraw that right.
  return { isProven: row.email_verified, isAppointed: row.is_operator && !row.operator_by_claim }
}

/**
 * For the command line and CRAQUE_OPERATOR. `storeOperatorClaim`, which follows a provider, never takes away this
 * right.
 */
export async function grantOperator(
  db: Kysely<Tables>,
  email: string,
): Promise<Result<{ userId: string }, { kind: 'account_unknown' }>> {
  const row = await db
    .updateTable('auth_user')
    .set({ is_operator: true, operator_by_claim: false })
    .where('email', '=', email.trim().toLowerCase())
    .where('is_anonymous', '=', false)
    .returning('id')
    .executeTakeFirst()
  return row ? ok({ userId: row.id }) : fail({ kind: 'account_unknown' })
}

const named = 'operator_email'

/** Stores the address that CRAQUE_OPERATOR names until somebody proves that it is theirs. */
export async function awaitOperator(db: Kysely<Tables>, email: string): Promise<void> {
  const value = JSON.stringify(email)
  await db
    .insertInto('setting')
    .values({ key: named, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** Forgets a stored address that CRAQUE_OPERATOR no longer names: whoever proves it later gains nothing. */
export async function forgetOtherOperators(db: Kysely<Tables>, email: string | undefined): Promise<void> {
  const stored = db.deleteFrom('setting').where('key', '=', named)
  await (email === undefined ? stored : stored.where('value', '!=', JSON.stringify(email))).execute()
}

/**
 * Runs when somebody has proven the address: by the link to reset the password, by the code that was mailed, or by
 * signing in at a provider that verified it.
 */
export async function makeOperatorIfNamed(db: Kysely<Tables>, email: string): Promise<void> {
  const row = await db
    .deleteFrom('setting')
    .where('key', '=', named)
    .where('value', '=', JSON.stringify(email))
    .returning('key')
    .executeTakeFirst()
  if (row) await grantOperator(db, email)
}
