import { randomBytes, randomUUID } from 'node:crypto'
import { digestUnder } from '#api/session/session-service.ts'
import { guestKeyOf } from '#api/session/guest-cookie.ts'
import { sharedSecret } from '#db/account/session-secret.ts'
import type { BenchDatabase } from '#bench/world/bench-database.ts'

/** Cookies of this many of the added people, at equal distances from first to last. */
export async function cookiesOfGiants(
  { db, pool }: BenchDatabase,
  { people, count }: { people: number; count: number },
): Promise<string[]> {
  const digest = digestUnder(await sharedSecret(db, randomBytes(48).toString('base64url')))
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  const keys = tokens.map((token) => guestKeyOf(digest, token))
  const users = tokens.map(() => randomUUID())
  await pool.query(
    `insert into auth_user (id, name, email, is_anonymous) select u, u, u || '@guest.invalid', true from unnest($1::text[]) u`,
    [users],
  )
  const { rowCount } = await pool.query(
    `update manager set guest_key = k.key, user_id = k.user_id
     from unnest($1::text[], $2::text[]) with ordinality as k (key, user_id, place), (
       select max(id) as last from manager where name_key like 'gigante%') f
     where id = f.last - (k.place - 1) * $3::integer`,
    [keys, users, Math.floor(people / count)],
  )
  if (rowCount !== count) throw new Error(`${rowCount} of ${count} giants found`)
  return tokens.map((token) => `craque_guest=${token}`)
}
