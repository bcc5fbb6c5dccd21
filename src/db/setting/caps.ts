import type { Kysely } from 'kysely'
import { DEFAULT_CAPS, type Caps } from '#domain/league/caps.ts'
import type { Tables } from '#db/schema/schema.ts'

const key = 'caps'

/** In the database, so that every process and the command line use the same limits. */
export async function readCaps(db: Kysely<Tables>): Promise<Caps> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst()
  return { ...DEFAULT_CAPS, ...(row?.value as Partial<Caps> | undefined) }
}

/** Replaces all stored limits. A limit that `caps` does not name has its default again. */
export async function storeCaps(db: Kysely<Tables>, caps: Partial<Caps>): Promise<void> {
  const value = JSON.stringify(caps)
  await db
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
