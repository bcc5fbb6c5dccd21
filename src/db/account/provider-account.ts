import type { Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'

export async function isLinkedTo(db: Kysely<Tables>, userId: string, providerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('auth_account')
    .select('id')
    .where('user_id', '=', userId)
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Runs at each sign-in at a provider, with the provider's claim. Operators whom the command line or CRAQUE_OPERATOR
 * appointed keep their right.
 */
export async function storeOperatorClaim(db: Kysely<Tables>, userId: string, holds: boolean): Promise<void> {
  await db
    .updateTable('auth_user')
    .set({ is_operator: holds, operator_by_claim: holds })
    .where('id', '=', userId)
    .where(holds ? 'is_operator' : 'operator_by_claim', '=', !holds)
    .execute()
}
