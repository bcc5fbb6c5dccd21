import type { Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'

const key = 'session_secret'

/** The secret that every process on this database shares. The first one to start stores its proposal. */
export async function sharedSecret(db: Kysely<Tables>, proposal: string): Promise<string> {
  await db
    .insertInto('setting')
    .values({ key, value: JSON.stringify(proposal) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const { value } = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirstOrThrow()
  if (typeof value !== 'string') throw new Error(`setting ${key} is not text`)
  return value
}

export async function replaceSharedSecret(db: Kysely<Tables>, secret: string): Promise<void> {
  const value = JSON.stringify(secret)
  await db
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
