import { sql, type Kysely } from 'kysely'
import { bool, int, rowOf, text, time, type RowOf } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { ChatService, HearingService } from '#domain/chat/chat-services.ts'

const personRow = rowOf({ managerId: int, userId: text.orNull, name: text })

/** BT3: the person to whom this chat account is linked. */
export async function personInChat(db: Kysely<Tables>, service: ChatService, userKey: string) {
  const { rows } = await personRow.sql`
    select p.manager_id as "managerId", m.user_id as "userId", m.name
    from chat_person p join manager m on m.id = p.manager_id
    where p.service = ${service} and p.user_key = ${userKey} and m.deleted_at is null`.execute(db)
  return rows[0]
}

const accountRow = rowOf({ service: text.of<HearingService>(), name: text, linkedAt: time })
export type ChatAccountRow = RowOf<typeof accountRow>

export async function chatAccountsOf(db: Kysely<Tables>, managerId: number): Promise<ChatAccountRow[]> {
  const { rows } = await accountRow.sql`
    select service, name, linked_at as "linkedAt" from chat_person where manager_id = ${managerId} order by service`.execute(
    db,
  )
  return rows
}

export interface ChatAccount {
  service: ChatService
  userKey: string
  name: string
}

/** BT3: a person has one chat account per service, and a chat account has one person. New links replace old ones. */
export async function linkPerson(trx: Trx, managerId: number, { service, userKey, name }: ChatAccount): Promise<void> {
  await sql`
    delete from chat_person where service = ${service} and (manager_id = ${managerId} or user_key = ${userKey})`.execute(
    trx,
  )
  await trx.insertInto('chat_person').values({ service, user_key: userKey, name, manager_id: managerId }).execute()
}

export async function unlinkPerson(db: Kysely<Tables>, managerId: number, service: ChatService): Promise<void> {
  await db.deleteFrom('chat_person').where('manager_id', '=', managerId).where('service', '=', service).execute()
}

/** What a person was shown, and what they picked last, in one chat (PM4). */
export interface ChatMemory {
  shownMatchIds: number[]
  /** The pick of the last message that saved picks; undefined if that message saved more than one. */
  last: { matchId: number; clubId: number } | undefined
}

/** `isRecent`: stored in the last ten minutes, so a result without a match is about the last pick. */
export interface RecalledChat extends ChatMemory {
  isRecent: boolean
}

export interface ChatPlace {
  service: ChatService
  userKey: string
  address: string
}

/** A correction is about a pick of a moment ago; after some hours it could be about anything. */
const MEMORY_HOURS = 6
const RECENT_MINUTES = 10

export async function recallChat(db: Kysely<Tables>, { service, userKey, address }: ChatPlace): Promise<RecalledChat> {
  const { rows } = await rowOf({ shownMatchIds: int.array, matchId: int.orNull, clubId: int.orNull, isRecent: bool })
    .sql`
    select shown_match_ids as "shownMatchIds", match_id as "matchId", club_id as "clubId",
      at > clock_timestamp() - make_interval(mins => ${RECENT_MINUTES}) as "isRecent"
    from chat_memory
    where service = ${service} and user_key = ${userKey} and address = ${address}
      and at > clock_timestamp() - make_interval(hours => ${MEMORY_HOURS})`.execute(db)
  const [row] = rows
  if (!row) return { shownMatchIds: [], last: undefined, isRecent: false }
  const { shownMatchIds, matchId, clubId, isRecent } = row
  return { shownMatchIds, last: matchId === null || clubId === null ? undefined : { matchId, clubId }, isRecent }
}

export async function rememberChat(
  db: Kysely<Tables>,
  { service, userKey, address }: ChatPlace,
  { shownMatchIds, last }: ChatMemory,
): Promise<void> {
  await sql`
    insert into chat_memory (service, user_key, address, shown_match_ids, match_id, club_id)
    values (${service}, ${userKey}, ${address}, ${shownMatchIds}::integer[], ${last?.matchId ?? null}, ${last?.clubId ?? null})
    on conflict (service, user_key, address) do update set shown_match_ids = excluded.shown_match_ids,
      match_id = excluded.match_id, club_id = excluded.club_id, at = clock_timestamp()`.execute(db)
}

export async function forgetChats(trx: Trx, managerId: number): Promise<void> {
  await sql`
    delete from chat_heard h using chat_person p
    where p.manager_id = ${managerId} and h.service = p.service and h.user_key = p.user_key`.execute(trx)
  for (const table of ['chat_person', 'chat_group', 'chat_code'] as const)
    await trx.deleteFrom(table).where('manager_id', '=', managerId).execute()
}

/** If guest and account both have a chat account in one service, that of the account stays. */
export async function mergeChats(
  trx: Trx,
  { guestId, accountId }: { guestId: number; accountId: number },
): Promise<void> {
  await sql`
    update chat_person p set manager_id = ${accountId} where manager_id = ${guestId}
      and not exists (select from chat_person o where o.manager_id = ${accountId} and o.service = p.service)`.execute(
    trx,
  )
  await trx.deleteFrom('chat_person').where('manager_id', '=', guestId).execute()
  for (const table of ['chat_group', 'chat_code'] as const)
    await trx.updateTable(table).set({ manager_id: accountId }).where('manager_id', '=', guestId).execute()
}
