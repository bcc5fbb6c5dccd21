import { sql, type Kysely } from 'kysely'
import { int, rowOf, text } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import { makeKeyPair, sha256, type KeyPair } from './signed-note.ts'

export interface LogKey extends KeyPair {
  id: number
}

const keyRow = rowOf({ id: int, privateKey: text, publicKey: text })

/** Skips keys that can only verify, as a backup without secrets restores them. */
async function newestKey(db: Kysely<Tables>): Promise<LogKey | undefined> {
  const { rows } = await keyRow.sql`
    select id, private_key as "privateKey", public_key as "publicKey" from var_key
    where private_key <> '' order by id desc limit 1`.execute(db)
  return rows[0]
}

/** Makes a new key. From now on every process signs with it, and every log continues in a new epoch. */
export async function addLogKey(db: Kysely<Tables>): Promise<void> {
  const { privateKey, publicKey } = makeKeyPair()
  await sql`insert into var_key (private_key, public_key) values (${privateKey}, ${publicKey})`.execute(db)
}

/**
 * The key is in the database, so that every process uses the same one. If two processes create the first key at the
 * same time, both use the newer key from then on.
 */
export async function readLogKey(db: Kysely<Tables>): Promise<LogKey> {
  const known = await newestKey(db)
  if (known) return known
  await addLogKey(db)
  const made = await newestKey(db)
  if (!made) throw new Error('the key of the log was not stored')
  return made
}

/** The key's name in origins. It comes from the key's hash, so nobody else can have it. */
export const serverName = ({ publicKey }: Pick<LogKey, 'publicKey'>): string =>
  Buffer.from(sha256(Buffer.from(publicKey, 'base64')))
    .toString('hex')
    .slice(0, 16)
