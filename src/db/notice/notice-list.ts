import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import { NOTICE_KINDS, type NoticeKind } from '#domain/notice/notice-kinds.ts'
import type { Tables } from '#db/schema/schema.ts'
import { noticeKinds } from './kinds/all.ts'
import { prepared } from '#db/connection/prepared.ts'
import { bool, int, json, rowOf, type RowOf, text, time } from '#db/connection/row.ts'

/** NT3: notice `n` is still true; CP4: its recipient may still see its championship. */
const stands = sql`may_see(n.championship_id, n.manager_id) and case n.kind ${sql.join(
  NOTICE_KINDS.flatMap((kind) => {
    const { isStillTrue: isSo } = noticeKinds[kind]
    return isSo ? [sql`when ${sql.lit(kind)} then ${isSo}`] : []
  }),
  sql` `,
)} else true end`

const noticeRow = rowOf({
  id: int,
  kind: text.of<NoticeKind>(),
  at: time,
  isRead: bool,
  facts: json<Record<string, unknown>>(),
  championshipId: int.of<ChampionshipId>(),
  championship: text,
  championshipName: text,
  roundNumber: int.orNull,
  deadline: time.orNull,
  leagueName: text.orNull,
  otherName: text.orNull,
  homeName: text.orNull,
  awayName: text.orNull,
  text: text.orNull,
})
export type NoticeRow = RowOf<typeof noticeRow>

const idIn = (name: string) => sql`(n.facts ->> ${sql.lit(name)})::integer`

/** Notices that are still true, newest first, with the names of today. */
export async function noticesWhere(
  db: Kysely<Tables>,
  isAsked: RawBuilder<unknown>,
  limit: number,
): Promise<NoticeRow[]> {
  const { rows } = await noticeRow.sql`
    select n.id, n.kind, n.at, n.read_at is not null as "isRead", n.facts, c.id as "championshipId", c.slug as championship, c.name as "championshipName",
      r.number as "roundNumber", r.deadline_at as deadline, g.name as "leagueName", o.name as "otherName",
      h.short_name as "homeName", a.short_name as "awayName", w.text
    from notice n join championship c on c.id = n.championship_id
      left join round r on r.id = ${idIn('roundId')}
      left join league g on g.id = ${idIn('leagueId')}
      left join manager o on o.id = ${idIn('otherId')}
      left join match m on m.id = ${idIn('matchId')}
      left join club h on h.id = m.home_club_id
      left join club a on a.id = m.away_club_id
      left join organiser_word w on w.id = ${idIn('wordId')}
    where ${isAsked} and ${stands}
    order by n.id desc limit ${limit}`.execute(db)
  return rows
}

export const noticesOf = (
  db: Kysely<Tables>,
  managerId: number,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<NoticeRow[]> =>
  noticesWhere(db, sql`n.manager_id = ${managerId} and n.is_listed and n.id < ${before ?? 2_147_483_647}`, limit)

/** How many notices of the list are unread and still true. The count stops at `most`. */
export async function unreadNotices(db: Kysely<Tables>, managerId: number, most: number): Promise<number> {
  const { rows } = await rowOf({ unread: int }).sql`${prepared}
    select count(*)::integer as unread from (
      select from notice n where n.manager_id = ${managerId} and n.read_at is null and n.is_listed and ${stands} limit ${most}) u`.execute(
    db,
  )
  return rows[0]?.unread ?? 0
}

/** Marks notices up to this id as read: notices that arrived meanwhile stay unread. */
export async function markNoticesRead(db: Kysely<Tables>, managerId: number, upTo: number): Promise<void> {
  await sql`
    update notice set read_at = now() where manager_id = ${managerId} and read_at is null and id <= ${upTo}`.execute(db)
}

/** Which of these people got one of the notices in the range. */
export async function notifiedAmong(
  db: Kysely<Tables>,
  managerIds: readonly number[],
  { first, last }: { first: number; last: number },
): Promise<number[]> {
  const { rows } = await rowOf({ id: int }).sql`
    select distinct manager_id as id from notice
    where manager_id = any (${managerIds}::integer[]) and id between ${first} and ${last}`.execute(db)
  return rows.map(({ id }) => id)
}
