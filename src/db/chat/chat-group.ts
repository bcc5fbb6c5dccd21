import { sql, type Kysely, type RawBuilder } from 'kysely'
import { bool, int, json, rowOf, text, time, type RowOf } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChatService } from '#domain/chat/chat-services.ts'
import type { Told } from '#domain/chat/choose-news.ts'
import type { ChampionshipId } from '#domain/ids.ts'

/** A message that could not be sent yet. */
export interface WaitingMessage {
  text: string
  picture: string | null
  /** From this moment on, the message is too old to be sent. */
  untilMs: number
}

const groupRow = rowOf({
  id: int,
  service: text.of<ChatService>(),
  address: text,
  title: text,
  leagueId: int,
  leagueName: text,
  format: text,
  championshipId: int.of<ChampionshipId>(),
  championship: text,
  /** BL17: other championships whose matches the bolão counts. */
  others: text.array,
  timeZone: text,
  managerId: int,
  userId: text.orNull,
  language: text,
  saysDeadline: bool,
  saysGoals: bool,
  saysRound: bool,
  quietFrom: int.orNull,
  quietTo: int.orNull,
  saidAt: time.orNull,
  told: json<Told>(),
  waiting: json<WaitingMessage>().orNull,
  failures: int,
  goneAt: time.orNull,
})
export type ChatGroupRow = RowOf<typeof groupRow>

async function readGroups(db: Kysely<Tables>, where: RawBuilder<unknown>): Promise<ChatGroupRow[]> {
  const { rows } = await groupRow.sql`
    select h.id, h.service, h.address, h.title, h.league_id as "leagueId", g.name as "leagueName", g.format::text as format,
      g.championship_id as "championshipId", c.slug as championship,
      array(select x.slug from pool_counted_championship o join championship x on x.id = o.championship_id
        where o.league_id = g.id order by x.id) as others, c.time_zone as "timeZone",
      h.manager_id as "managerId", m.user_id as "userId", h.language, h.says_deadline as "saysDeadline",
      h.says_goals as "saysGoals", h.says_round as "saysRound", h.quiet_from as "quietFrom", h.quiet_to as "quietTo",
      h.said_at as "saidAt", h.told, h.waiting, h.failures, h.gone_at as "goneAt"
    from chat_group h join league g on g.id = h.league_id join championship c on c.id = g.championship_id
      join manager m on m.id = h.manager_id
    where ${where} order by h.id`.execute(db)
  return rows
}

export const groupsOfLeague = (db: Kysely<Tables>, leagueId: number): Promise<ChatGroupRow[]> =>
  readGroups(db, sql`h.league_id = ${leagueId}`)

export const groupAt = async (
  db: Kysely<Tables>,
  service: ChatService,
  address: string,
): Promise<ChatGroupRow | undefined> =>
  (await readGroups(db, sql`h.service = ${service} and h.address = ${address} and h.gone_at is null`))[0]

/**
 * In a private chat with the bot, a person means the linked group that they used last. Undefined if they used none, or
 * if the bot was removed from that group.
 */
export const groupOfPerson = async (
  db: Kysely<Tables>,
  service: ChatService,
  userKey: string,
): Promise<ChatGroupRow | undefined> =>
  (
    await readGroups(
      db,
      sql`h.gone_at is null and h.id = (
        select o.id from chat_memory r join chat_group o on o.service = r.service and o.address = r.address
        where r.service = ${service} and r.user_key = ${userKey} order by r.at desc limit 1)`,
    )
  )[0]

export interface NewChatGroup {
  service: ChatService
  address: string
  title: string
  leagueId: number
  managerId: number
  language: string
}

/**
 * BT1: a group has one league. Linking a group again moves it to the new league and forgets what the bot has announced
 * there.
 */
export async function linkGroup(db: Kysely<Tables>, group: NewChatGroup): Promise<number> {
  const { service, address, title, leagueId, managerId, language } = group
  const { rows } = await rowOf({ id: int }).sql`
    insert into chat_group (service, address, title, league_id, manager_id, language, quiet_from, quiet_to)
    values (${service}, ${address}, ${title}, ${leagueId}, ${managerId}, ${language}, 1380, 480)
    on conflict (service, address) do update set title = excluded.title, league_id = excluded.league_id,
      manager_id = excluded.manager_id, language = excluded.language, linked_at = clock_timestamp(), told = '{}',
      waiting = null, failures = 0, gone_at = null, look_at = clock_timestamp()
    returning id`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the group was not linked')
  return row.id
}

export async function unlinkGroup(db: Kysely<Tables>, { id, leagueId }: { id: number; leagueId: number }) {
  const { numDeletedRows } = await db
    .deleteFrom('chat_group')
    .where('id', '=', id)
    .where('league_id', '=', leagueId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export interface ChatGroupChange {
  saysDeadline: boolean
  saysGoals: boolean
  saysRound: boolean
  quietFrom: number | null
  quietTo: number | null
}

export async function changeGroup(
  db: Kysely<Tables>,
  { id, leagueId, ...wanted }: ChatGroupChange & { id: number; leagueId: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('chat_group')
    .set({
      says_deadline: wanted.saysDeadline,
      says_goals: wanted.saysGoals,
      says_round: wanted.saysRound,
      quiet_from: wanted.quietFrom,
      quiet_to: wanted.quietTo,
    })
    .where('id', '=', id)
    .where('league_id', '=', leagueId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The bot was removed from the group. The row stays, so that those who run the league see what happened. */
export async function noteGroupGone(db: Kysely<Tables>, service: ChatService, address: string): Promise<void> {
  await sql`
    update chat_group set gone_at = clock_timestamp(), waiting = null
    where service = ${service} and address = ${address} and gone_at is null`.execute(db)
}

/**
 * Telegram gives a group a new address when it becomes a supergroup. Nothing moves if a group with that address is
 * linked already.
 */
export async function moveGroup(
  db: Kysely<Tables>,
  { service, from, to }: { service: ChatService; from: string; to: string },
): Promise<void> {
  await sql`
    update chat_group set address = ${to} where service = ${service} and address = ${from}
      and not exists (select from chat_group where service = ${service} and address = ${to})`.execute(db)
}

/**
 * BT6: takes the groups that are due, so that no other process looks at them meanwhile. They are due again in a minute,
 * in case this process crashes.
 */
export async function takeGroupsToLookAt(db: Kysely<Tables>, most: number): Promise<ChatGroupRow[]> {
  const { rows } = await rowOf({ id: int }).sql`
    update chat_group set look_at = clock_timestamp() + interval '1 minute'
    where id in (select id from chat_group where gone_at is null and look_at <= clock_timestamp()
      order by look_at limit ${most} for update skip locked)
    returning id`.execute(db)
  if (rows.length === 0) return []
  return readGroups(db, sql`h.id = any (${rows.map(({ id }) => id)}::integer[])`)
}

export interface LookOutcome {
  told: Told
  waiting: WaitingMessage | null
  failures: number
  hasSpoken: boolean
  lookInSeconds: number
}

export async function noteLook(db: Kysely<Tables>, id: number, outcome: LookOutcome): Promise<void> {
  const { told, waiting, failures, hasSpoken, lookInSeconds } = outcome
  await sql`
    update chat_group set told = ${JSON.stringify(told)}, waiting = ${waiting === null ? null : JSON.stringify(waiting)}::jsonb,
      failures = ${failures}, look_at = clock_timestamp() + make_interval(secs => ${lookInSeconds}),
      said_at = case when ${hasSpoken} then clock_timestamp() else said_at end
    where id = ${id}`.execute(db)
}

/** BT6: the newest settled round of the league's championship. For a bolão, of the others that it counts, too. */
export async function newestSettledRound(
  db: Kysely<Tables>,
  { leagueId, championshipId }: { leagueId: number; championshipId: ChampionshipId },
) {
  const { rows } = await rowOf({ id: int, number: int, championship: text }).sql`
    select r.id, r.number, c.name as championship
    from (select ${championshipId}::integer as id
        union select championship_id from pool_counted_championship where league_id = ${leagueId}) k
      join championship c on c.id = k.id
      cross join lateral (select id, number, settled_at, deadline_at from round
        where championship_id = k.id and state = 'settled' order by deadline_at desc limit 1) r
    order by r.settled_at desc nulls last, r.deadline_at desc limit 1`.execute(db)
  return rows[0]
}

export async function countGroups(db: Kysely<Tables>): Promise<Map<ChatService, number>> {
  const { rows } = await rowOf({ service: text.of<ChatService>(), groups: int }).sql`
    select service, count(*)::integer as groups from chat_group where gone_at is null group by 1`.execute(db)
  return new Map(rows.map(({ service, groups }) => [service, groups]))
}
