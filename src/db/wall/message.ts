import { sql, type Kysely } from 'kysely'
import { int, rowOf, type RowOf, text } from '#db/connection/row.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Deleter } from '#domain/wall/wall-access.ts'
import type { Reaction } from '#domain/wall/wall-kinds.ts'
import { idsOf, isOf, type WallKey } from './wall-key.ts'

/** TK5: people who can be named: members and owner of the league, or people who wrote under the match. No bots. */
export async function peopleByKey(
  db: Kysely<Tables>,
  wall: WallKey,
  keys: readonly string[],
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map()
  const isThere =
    wall.kind === 'league'
      ? sql`(is_in_league(${wall.id}, p.id)
          or exists (select from league g where g.id = ${wall.id} and g.owner_id = p.id))`
      : sql`exists (select from wall_message m where m.manager_id = p.id and m.match_id = ${wall.id})`
  const { rows } = await rowOf({ id: int, key: text }).sql`
    select p.id, p.name_key as key from manager p
    where p.name_key = any (${keys}::text[]) and p.kind <> 'bot' and p.deleted_at is null and ${isThere}`.execute(db)
  return new Map(rows.map(({ id, key }) => [key, id]))
}

interface NewMessage {
  championshipId: ChampionshipId
  managerId: number
  text: string
  named: readonly number[]
  replyTo: number | null
}

export async function insertMessage(
  trx: Trx,
  wall: WallKey,
  { championshipId, managerId, text, named, replyTo }: NewMessage,
): Promise<number> {
  const seq = wall.kind === 'match' ? sql`(select max(seq) from match_event where match_id = ${wall.id})` : sql`null`
  const { rows } = await rowOf({ id: int }).sql`
    insert into wall_message (league_id, match_id, manager_id, text, named_ids, reply_to_id, match_seq, at)
    values (${idsOf(wall)}, ${managerId}, ${text}, ${named}::integer[], ${replyTo}, ${seq}, game_now(${championshipId}))
    returning id`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('the message was not stored')
  return row.id
}

const storedMessageRow = rowOf({ managerId: int, text: text.orNull })
export type StoredMessage = RowOf<typeof storedMessageRow>

/** The message, if a person wrote it on this wall. */
export async function messageOn(
  db: Kysely<Tables>,
  wall: WallKey,
  messageId: number,
): Promise<StoredMessage | undefined> {
  const { rows } = await storedMessageRow.sql`
    select m.manager_id as "managerId", m.text from wall_message m
    where m.id = ${messageId} and ${isOf(wall, 'm')} and m.manager_id is not null`.execute(db)
  return rows[0]
}

/** TK6: removes the text, mentions and reactions of the message; its row stays. */
export async function deleteMessage(trx: Trx, messageId: number, by: Deleter): Promise<void> {
  await sql`
    update wall_message set text = null, deleted_by = ${by}, named_ids = '{}'
    where id = ${messageId} and deleted_by is null`.execute(trx)
  await trx.deleteFrom('wall_reaction').where('message_id', '=', messageId).execute()
}

interface Reacting {
  messageId: number
  managerId: number
  reaction: Reaction
}

export async function addReaction(trx: Trx, { messageId, managerId, reaction }: Reacting): Promise<void> {
  await trx
    .insertInto('wall_reaction')
    .values({ message_id: messageId, manager_id: managerId, reaction })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function removeReaction(trx: Trx, { messageId, managerId, reaction }: Reacting): Promise<void> {
  await trx
    .deleteFrom('wall_reaction')
    .where('message_id', '=', messageId)
    .where('manager_id', '=', managerId)
    .where('reaction', '=', reaction)
    .execute()
}
