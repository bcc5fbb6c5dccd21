import { sql, type Kysely } from 'kysely'
import { bool, int, json, rowOf } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { HearingService } from '#domain/chat/chat-services.ts'

/** Longer than any request runs (15 s): a process that has held a message for this long is dead. */
const DEAD_AFTER_SECONDS = 30
/** Messages are remembered for this long, because Telegram repeats an unanswered one for a day. */
const KEPT_HOURS = 48
/**
 * Replies are deleted soon, because one may hold a link for one person. A gateway cannot repeat a request after 5
 * minutes.
 */
const REPLIES_KEPT_MINUTES = 10

export interface HeardMessage {
  service: HearingService
  messageKey: string
  userKey: string
}

/** A reply of the bot, without its picture. */
export interface StoredReply {
  text: string
  isPrivate: boolean
}

export type TakenMessage =
  /**
   * This request answers. If `replies` is not null, an earlier request carried the message out and sent `said` of these
   * replies.
   */
  | { is: 'ours'; replies: StoredReply[] | null; said: number }
  /** Another request is answering the message. */
  | { is: 'in_progress' }
  | { is: 'over'; replies: StoredReply[] }

const stateRow = rowOf({ replies: json<StoredReply[]>().orNull, said: int, isOver: bool })

async function forgetOldReplies(db: Kysely<Tables>): Promise<void> {
  await sql`delete from chat_heard where taken_at < clock_timestamp() - make_interval(hours => ${KEPT_HOURS})`.execute(
    db,
  )
  await sql`
    update chat_heard set replies = null
    where is_over and replies is not null and taken_at < clock_timestamp() - make_interval(mins => ${REPLIES_KEPT_MINUTES})`.execute(
    db,
  )
}

/** BT5: only one request at a time may answer the same message. */
export async function takeHeard(
  db: Kysely<Tables>,
  { service, messageKey, userKey }: HeardMessage,
): Promise<TakenMessage> {
  await forgetOldReplies(db)
  const taken = await stateRow.sql`
    insert into chat_heard as known (service, message_key, user_key) values (${service}, ${messageKey}, ${userKey})
    on conflict (service, message_key) do update set taken_at = clock_timestamp()
    where not known.is_over and known.taken_at < clock_timestamp() - make_interval(secs => ${DEAD_AFTER_SECONDS})
    returning replies, said, is_over as "isOver"`.execute(db)
  const [ours] = taken.rows
  if (ours) return { is: 'ours', replies: ours.replies, said: ours.said }
  const { rows } = await stateRow.sql`
    select replies, said, is_over as "isOver" from chat_heard
    where service = ${service} and message_key = ${messageKey}`.execute(db)
  const [known] = rows
  return known?.isOver ? { is: 'over', replies: known.replies ?? [] } : { is: 'in_progress' }
}

const ofMessage = ({ service, messageKey }: HeardMessage) => sql`service = ${service} and message_key = ${messageKey}`

/** The message was carried out. A retry sends these replies, whatever has changed since. */
export async function storeReplies(db: Kysely<Tables>, of: HeardMessage, replies: readonly StoredReply[]) {
  await sql`update chat_heard set replies = ${JSON.stringify(replies)}::jsonb where ${ofMessage(of)}`.execute(db)
}

export async function noteSaid(db: Kysely<Tables>, of: HeardMessage, said: number): Promise<void> {
  await sql`update chat_heard set said = ${said} where ${ofMessage(of)}`.execute(db)
}

/** The service will repeat the message, and the next request may take it without waiting. */
export async function giveHeardBack(db: Kysely<Tables>, of: HeardMessage, said: number): Promise<void> {
  await sql`
    update chat_heard set said = ${said}, taken_at = clock_timestamp() - make_interval(secs => ${DEAD_AFTER_SECONDS + 1})
    where ${ofMessage(of)}`.execute(db)
}

/** The message is done. Its replies are kept only where the service may ask for them again. */
export async function endHeard(db: Kysely<Tables>, of: HeardMessage, { keepsReplies = false } = {}): Promise<void> {
  await sql`
    update chat_heard set is_over = true, replies = case when ${keepsReplies} then replies end
    where ${ofMessage(of)}`.execute(db)
}
