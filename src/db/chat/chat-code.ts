import { sql, type Kysely } from 'kysely'
import { int, rowOf, text, time, type RowOf } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { HearingService } from '#domain/chat/chat-services.ts'
import type { ChatAccount } from './chat-person.ts'

/** BT1: a person's new code for a league replaces their older one. */
export async function storeGroupCode(
  db: Kysely<Tables>,
  { digest, managerId, leagueId, hours }: { digest: string; managerId: number; leagueId: number; hours: number },
): Promise<Date> {
  return db.transaction().execute(async (trx) => {
    await sql`
      delete from chat_code where expires_at < clock_timestamp() or (manager_id = ${managerId} and league_id = ${leagueId})`.execute(
      trx,
    )
    const { rows } = await rowOf({ expiresAt: time }).sql`
      insert into chat_code (digest, manager_id, league_id, expires_at)
      values (${digest}, ${managerId}, ${leagueId}, clock_timestamp() + make_interval(hours => ${hours}))
      returning expires_at as "expiresAt"`.execute(trx)
    const [row] = rows
    if (!row) throw new Error('the code was not stored')
    return row.expiresAt
  })
}

/** BT3: the new code of a chat account replaces its older one. */
export async function storePersonCode(
  db: Kysely<Tables>,
  { digest, service, userKey, name, minutes }: ChatAccount & { digest: string; minutes: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`
      delete from chat_code where expires_at < clock_timestamp() or (service = ${service} and user_key = ${userKey})`.execute(
      trx,
    )
    await sql`
      insert into chat_code (digest, service, user_key, name, expires_at)
      values (${digest}, ${service}, ${userKey}, ${name}, clock_timestamp() + make_interval(mins => ${minutes}))`.execute(
      trx,
    )
  })
}

const groupCodeRow = rowOf({ managerId: int, leagueId: int })

/** Deletes the code, so it works once. */
export async function takeGroupCode(
  db: Kysely<Tables>,
  digest: string,
): Promise<RowOf<typeof groupCodeRow> | undefined> {
  const { rows } = await groupCodeRow.sql`
    delete from chat_code where digest = ${digest} and league_id is not null and expires_at >= clock_timestamp()
    returning manager_id as "managerId", league_id as "leagueId"`.execute(db)
  return rows[0]
}

const personCodeRow = rowOf({ service: text.of<HearingService>(), userKey: text, name: text })

/** The chat account that asks to be linked. Reading does not use the code up. */
export async function readPersonCode(db: Kysely<Tables>, digest: string): Promise<ChatAccount | undefined> {
  const { rows } = await personCodeRow.sql`
    select service, user_key as "userKey", name from chat_code
    where digest = ${digest} and league_id is null and expires_at >= clock_timestamp()`.execute(db)
  return rows[0]
}

/** Deletes the code, so it works once. */
export async function takePersonCode(trx: Trx, digest: string): Promise<ChatAccount | undefined> {
  const { rows } = await personCodeRow.sql`
    delete from chat_code where digest = ${digest} and league_id is null and expires_at >= clock_timestamp()
    returning service, user_key as "userKey", name`.execute(trx)
  return rows[0]
}
