import { sql, type Kysely } from 'kysely'
import { int, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'

/** A new address makes the old one invalid. */
export async function storeCalendarKey(db: Kysely<Tables>, managerId: number, digest: string): Promise<void> {
  await sql`
    insert into calendar_key (manager_id, digest) values (${managerId}, ${digest})
    on conflict (manager_id) do update set digest = excluded.digest, made_at = now()`.execute(db)
}

export async function removeCalendarKey(db: Kysely<Tables>, managerId: number): Promise<void> {
  await sql`delete from calendar_key where manager_id = ${managerId}`.execute(db)
}

export async function hasCalendarKey(db: Kysely<Tables>, managerId: number): Promise<boolean> {
  const { rows } = await sql`select from calendar_key where manager_id = ${managerId}`.execute(db)
  return rows.length > 0
}

export async function calendarOwner(db: Kysely<Tables>, digest: string): Promise<number | undefined> {
  const { rows } = await rowOf({ id: int }).sql`
    select k.manager_id as id from calendar_key k join manager p on p.id = k.manager_id
    where k.digest = ${digest} and p.deleted_at is null`.execute(db)
  return rows[0]?.id
}

const calendarRow = rowOf({
  kind: text.of<'deadline' | 'match'>(),
  id: int,
  at: time,
  roundNumber: int.orNull,
  homeName: text.orNull,
  awayName: text.orNull,
  championship: text,
  slug: text.orNull,
})
export type CalendarRow = RowOf<typeof calendarRow>

/**
 * NT12: deadlines and matches from a day ago on. Championships may have a clock of their own, so all times are
 * converted to real time.
 */
export async function calendarOf(db: Kysely<Tables>, managerId: number): Promise<CalendarRow[]> {
  const { rows } = await calendarRow.sql`
    with mine as (
      select championship_id as id from squad where manager_id = ${managerId} and deleted_at is null
      union select championship_id from championship_member where manager_id = ${managerId}
      union select g.championship_id from pool_member o join league g on g.id = o.league_id where o.manager_id = ${managerId}
    )
    select 'deadline' as kind, r.id, real_time_of(c.id, r.deadline_at) as at, r.number as "roundNumber", null as "homeName",
      null as "awayName", c.name as championship, c.slug
    from mine join championship c on c.id = mine.id and c.archived_at is null join round r on r.championship_id = c.id
    where r.state = 'open' and r.deadline_at > game_now(c.id) - interval '1 day' and may_see(c.id, ${managerId})
    union all
    select 'match', m.id, real_time_of(c.id, m.starts_at), null, h.name, a.name, c.name, c.slug
    from match m join season s on s.id = m.season_id join championship c on c.id = s.championship_id and c.archived_at is null
      join club h on h.id = m.home_club_id join club a on a.id = m.away_club_id
    where m.has_date and m.state <> 'abandoned' and m.starts_at > game_now(c.id) - interval '1 day' and may_see(c.id, ${managerId})
      and (exists (select from pick k where k.match_id = m.id and k.manager_id = ${managerId})
        or exists (select from manager p where p.id = ${managerId} and p.favorite_club_id in (m.home_club_id, m.away_club_id)))
    order by at limit 500`.execute(db)
  return rows
}
