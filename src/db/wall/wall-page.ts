import { sql, type Kysely } from 'kysely'
import { bool, int, json, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { Reaction } from '#domain/wall/wall-kinds.ts'
import type { Deleter } from '#domain/wall/wall-access.ts'
import { isOf, type WallKey } from './wall-key.ts'
import type { QuietNews } from './quiet-line.ts'

const messageRow = rowOf({
  id: int,
  at: time,
  managerId: int.orNull,
  name: text.orNull,
  avatarSeed: text.orNull,
  isMuted: bool,
  isBlocked: bool,
  text: text.orNull,
  deletedBy: text.of<Deleter>().orNull,
  namedIds: int.array,
  matchSeq: int.orNull,
  news: json<QuietNews>().orNull,
  replyToId: int.orNull,
  replyName: text.orNull,
  replyText: text.orNull,
  replyNamedIds: int.array.orNull,
  replyIsBlocked: bool,
})
export type MessageRow = RowOf<typeof messageRow>

interface Requested {
  managerId: number | null
  before: number | undefined
  limit: number
}

/** TK8: whether the reader has blocked the author, whose messages they then do not see. */
const isBlocked = (author: string, managerId: number | null) =>
  sql`exists (select from wall_block b where b.manager_id = ${managerId} and b.blocked_id = ${sql.ref(author)})`

/** A page of a wall's messages, newest first. */
export async function messagesOf(
  db: Kysely<Tables>,
  wall: WallKey,
  { managerId, before, limit }: Requested,
): Promise<MessageRow[]> {
  const leagueId = wall.kind === 'league' ? wall.id : null
  const { rows } = await messageRow.sql`
    select m.id, m.at, m.manager_id as "managerId", a.name, a.avatar_seed as "avatarSeed", m.text, m.deleted_by as "deletedBy",
      m.named_ids as "namedIds", m.match_seq as "matchSeq", m.news,
      exists (select from wall_mute u where u.manager_id = m.manager_id and (u.league_id = ${leagueId} or u.league_id is null)) as "isMuted",
      ${isBlocked('m.manager_id', managerId)} as "isBlocked",
      r.id as "replyToId", n.name as "replyName", r.text as "replyText", r.named_ids as "replyNamedIds",
      ${isBlocked('r.manager_id', managerId)} as "replyIsBlocked"
    from wall_message m left join manager a on a.id = m.manager_id
      left join wall_message r on r.id = m.reply_to_id left join manager n on n.id = r.manager_id
    where ${isOf(wall, 'm')} ${before === undefined ? sql`` : sql`and m.id < ${before}`}
    order by m.id desc limit ${limit}`.execute(db)
  return rows
}

const reactionRow = rowOf({ messageId: int, reaction: text.of<Reaction>(), count: int, isMine: bool })
export type ReactionRow = RowOf<typeof reactionRow>

export async function reactionsTo(
  db: Kysely<Tables>,
  messageIds: readonly number[],
  managerId: number | null,
): Promise<ReactionRow[]> {
  const { rows } = await reactionRow.sql`
    select message_id as "messageId", reaction, count(*)::integer as count,
      coalesce(bool_or(manager_id = ${managerId}::integer), false) as "isMine"
    from wall_reaction where message_id = any (${messageIds}::integer[])
    group by message_id, reaction`.execute(db)
  return rows
}

export async function namesOf(db: Kysely<Tables>, managerIds: readonly number[]): Promise<Map<number, string>> {
  if (managerIds.length === 0) return new Map()
  const { rows } = await rowOf({ id: int, name: text }).sql`
    select id, name from manager where id = any (${managerIds}::integer[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
