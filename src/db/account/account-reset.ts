import type { Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'

export async function isEmailVerified(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const row = await db.selectFrom('auth_user').select('email_verified').where('id', '=', userId).executeTakeFirst()
  return row?.email_verified ?? false
}

/**
 * The person who follows the link reads mail to the address, so the account is theirs from now on. Before the first
 * proof, anybody could have signed up with the address and left a passkey or a provider's account behind. So the first
 * proof removes those. Later resets remove only the passkeys that the owner chooses.
 */
export async function proveEmail(
  db: Kysely<Tables>,
  { userId, removePasskeys }: { userId: string; removePasskeys: readonly string[] },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const proven = await trx
      .updateTable('auth_user')
      .set({ email_verified: true, updated_at: new Date() })
      .where('id', '=', userId)
      .where('email_verified', '=', false)
      .returning('id')
      .executeTakeFirst()
    if (proven)
      await trx
        .deleteFrom('auth_account')
        .where('user_id', '=', userId)
        .where('provider_id', '<>', 'credential')
        .execute()
    const ofUser = trx.deleteFrom('auth_passkey').where('user_id', '=', userId)
    await (proven ? ofUser : ofUser.where('id', 'in', ['', ...removePasskeys])).execute()
  })
}
