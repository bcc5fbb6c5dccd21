import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'

const VALID_MINUTES = 60

/** Stores only a digest of the code, bound to the address that it was sent to. A new code makes the old one invalid. */
export async function storeEmailCode(db: Kysely<Tables>, userId: string, digest: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`delete from auth_verification where value = ${userId} and identifier like 'confirm-email:%'`.execute(trx)
    await sql`
      insert into auth_verification (id, identifier, value, expires_at)
      values (${crypto.randomUUID()}, ${`confirm-email:${digest}`}, ${userId}, now() + ${VALID_MINUTES} * interval '1 minute')`.execute(
      trx,
    )
  })
}

interface SentCode {
  userId: string
  /** The address that the code was sent to. */
  email: string
  digest: string
}

/** Returns false if the code is wrong or too old, or if the account has another address by now. */
export async function confirmEmail(db: Kysely<Tables>, { userId, email, digest }: SentCode): Promise<boolean> {
  const { rows } = await sql`
    with used as (
      delete from auth_verification
      where value = ${userId} and identifier = ${`confirm-email:${digest}`} and expires_at > now() returning value)
    update auth_user u set email_verified = true, updated_at = now() from used
    where u.id = used.value and u.email = ${email} returning 1`.execute(db)
  return rows.length > 0
}

/** For operators of servers that cannot send mail. Returns false if there is no such account. */
export async function confirmEmailByHand(db: Kysely<Tables>, email: string): Promise<boolean> {
  const { rows } = await sql`
    update auth_user set email_verified = true, updated_at = now() where lower(email) = lower(${email}) and not is_anonymous returning 1`.execute(
    db,
  )
  return rows.length > 0
}
