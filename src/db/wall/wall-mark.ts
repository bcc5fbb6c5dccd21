import { sql, type Kysely } from 'kysely'
import type { Participant } from '#db/championship/championship.ts'
import { int, rowOf, type RowOf } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import { idsOf, isOf, type WallKey } from './wall-key.ts'

/** A mark only moves forward, because another device may have read further. */
export async function markSeen(db: Kysely<Tables>, wall: WallKey, managerId: number, seenId: number): Promise<void> {
  await sql`
    insert into wall_mark as known (manager_id, league_id, match_id, seen_id)
    select ${managerId}, ${idsOf(wall)}, max(m.id) from wall_message m where ${isOf(wall, 'm')} and m.id <= ${seenId}
    having max(m.id) is not null
    on conflict (manager_id, league_id, match_id) do update set seen_id = greatest(known.seen_id, excluded.seen_id)`.execute(
    db,
  )
}

/** Another person wrote message `m`, it is not deleted, and its author is not blocked. */
const isNewsTo = (managerId: number) => sql`m.manager_id <> ${managerId} and m.deleted_by is null
  and not exists (select from wall_block b where b.manager_id = ${managerId} and b.blocked_id = m.manager_id)`

const unreadRow = rowOf({ seenId: int.orNull, unread: int })
export type Unread = RowOf<typeof unreadRow>

/** The count stops at `most`: on a long wall more makes no difference. */
export async function unreadOn(
  db: Kysely<Tables>,
  wall: WallKey,
  { managerId, most }: { managerId: number; most: number },
): Promise<Unread> {
  const { rows } = await unreadRow.sql`
    with mark as (select max(k.seen_id) as seen_id from wall_mark k where k.manager_id = ${managerId} and ${isOf(wall, 'k')})
    select mark.seen_id as "seenId", (
      select count(*)::integer from (
        select from wall_message m
        where ${isOf(wall, 'm')} and m.id > coalesce(mark.seen_id, 0) and ${isNewsTo(managerId)} limit ${most}) n) as unread
    from mark`.execute(db)
  return rows[0] ?? { seenId: null, unread: 0 }
}

const unreadLeagueRow = rowOf({ leagueId: int, unread: int })
export type UnreadLeague = RowOf<typeof unreadLeagueRow>

/** The person's leagues, as member or owner, that have unread messages. */
export async function unreadLeagues(
  db: Kysely<Tables>,
  { championshipId, managerId }: Participant,
  most: number,
): Promise<UnreadLeague[]> {
  const { rows } = await unreadLeagueRow.sql`
    with mine as (
      select m.league_id as id from league_member m where m.manager_id = ${managerId}
      union select o.league_id from pool_member o where o.manager_id = ${managerId}
      union select g.id from league g where g.owner_id = ${managerId}
    )
    select g.id as "leagueId", n.unread
    from mine join league g on g.id = mine.id
      left join wall_mark k on k.manager_id = ${managerId} and k.league_id = g.id
      cross join lateral (
        select count(*)::integer as unread from (
          select from wall_message m
          where m.league_id = g.id and m.id > coalesce(k.seen_id, 0) and ${isNewsTo(managerId)} limit ${most}) x) n
    where g.championship_id = ${championshipId} and not g.wall_is_off and n.unread > 0
    order by g.id`.execute(db)
  return rows
}
