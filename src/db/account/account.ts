import type { Kysely } from 'kysely'
import { isUniqueViolation } from '#db/connection/postgres-error.ts'
import type { Tables } from '#db/schema/schema.ts'

export async function isEmailTaken(db: Kysely<Tables>, email: string): Promise<boolean> {
  return (await db.selectFrom('auth_user').select('id').where('email', '=', email).executeTakeFirst()) !== undefined
}

export async function passwordHashOf(db: Kysely<Tables>, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('auth_account')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()
  return row?.password ?? undefined
}

/** Returns false if another account has the e-mail. */
export async function storeEmail(db: Kysely<Tables>, userId: string, email: string): Promise<boolean> {
  try {
    await db
      .updateTable('auth_user')
      .set({ email, email_verified: false, updated_at: new Date() })
      .where('id', '=', userId)
      .execute()
    return true
  } catch (error) {
    if (isUniqueViolation(error, 'auth_user_email_key')) return false
    throw error
  }
}

/** A new password ends every other session, so anyone who knew the old one is out. */
export async function storePassword(
  db: Kysely<Tables>,
  input: { userId: string; hash: string; keepSessionId: string },
): Promise<void> {
  const { userId, hash, keepSessionId } = input
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('auth_account')
      .values({
        id: crypto.randomUUID(),
        user_id: userId,
        account_id: userId,
        provider_id: 'credential',
        password: hash,
      })
      .onConflict((conflict) =>
        conflict.columns(['provider_id', 'account_id']).doUpdateSet({ password: hash, updated_at: new Date() }),
      )
      .execute()
    await trx.deleteFrom('auth_session').where('user_id', '=', userId).where('id', '<>', keepSessionId).execute()
  })
}

export interface SessionRow {
  id: string
  userAgent: string | null
  createdAt: Date
  updatedAt: Date
}

export async function sessionsOf(db: Kysely<Tables>, userId: string): Promise<SessionRow[]> {
  return db
    .selectFrom('auth_session')
    .select(['id', 'user_agent as userAgent', 'created_at as createdAt', 'updated_at as updatedAt'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date())
    .orderBy('updated_at', 'desc')
    .execute()
}

export async function endSession(db: Kysely<Tables>, userId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('auth_session')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** FP2: only the `most` newest sessions of a person stay. */
export async function endOldestSessions(db: Kysely<Tables>, userId: string, most: number): Promise<void> {
  const newest = db
    .selectFrom('auth_session')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(most)
  await db.deleteFrom('auth_session').where('user_id', '=', userId).where('id', 'not in', newest).execute()
}

export async function endAllSessions(db: Kysely<Tables>, userId: string): Promise<void> {
  await db.deleteFrom('auth_session').where('user_id', '=', userId).execute()
}

export interface PasskeyRow {
  id: string
  name: string | null
  createdAt: Date | null
}

export async function passkeysOf(db: Kysely<Tables>, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('auth_passkey')
    .select(['id', 'name', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
}

export async function removePasskey(db: Kysely<Tables>, userId: string, passkeyId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('auth_passkey')
    .where('id', '=', passkeyId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function accountCreatedAt(db: Kysely<Tables>, userId: string): Promise<Date> {
  const row = await db.selectFrom('auth_user').select('created_at').where('id', '=', userId).executeTakeFirstOrThrow()
  return row.created_at
}

/** Whether the account has a password or a passkey. A provider's account does not count. */
export async function hasWayIn(db: Kysely<Tables>, userId: string): Promise<boolean> {
  return (await passwordHashOf(db, userId)) !== undefined || (await passkeysOf(db, userId)).length > 0
}
