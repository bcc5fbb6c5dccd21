import { sql, type Kysely } from 'kysely'
import { ensureManagerStat } from '#db/championship/has-played.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { LATE_START_PARTS } from '#domain/rule-numbers.ts'
import { createNotices } from '#db/notice/create-notices.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import { prepared } from '#db/connection/prepared.ts'
import { bool, int, rowOf, type RowOf } from '#db/connection/row.ts'

const poolPlaceRow = rowOf({
  leagueId: int,
  rank: int.orNull,
  /** The rank at the end of the day before the newest counted match. */
  before: int.orNull,
  points: int,
  exact: int,
  canLeave: bool,
})
export type PoolPlaceRow = RowOf<typeof poolPlaceRow>

/**
 * BL5: the bolão has not ended, and none of its matches has kicked off since the member joined. For a league `g` and a
 * member `o`.
 */
export const beforeAnyMatch = sql`(g.ended_at is null and not exists (
  select from pool_matches(o.league_id) m where m.starts_at > o.joined_at and m.starts_at <= game_now(g.championship_id)))`

/** A manager's memberships of the given bolões, or of all running ones of a championship. */
export async function poolPlacesOf(
  db: Kysely<Tables>,
  managerId: number,
  of: { leagueIds: readonly number[] } | { championshipId: ChampionshipId },
): Promise<PoolPlaceRow[]> {
  const only =
    'leagueIds' in of
      ? sql`g.id = any (${of.leagueIds}::integer[])`
      : sql`g.championship_id = ${of.championshipId} and g.ended_at is null`
  const { rows } = await poolPlaceRow.sql`${prepared}
    select o.league_id as "leagueId", o.rank, o.rank_before as before, o.points, o.exact, ${beforeAnyMatch} as "canLeave"
    from pool_member o join league g on g.id = o.league_id
    where o.manager_id = ${managerId} and ${only} order by o.league_id`.execute(db)
  return rows
}

/** BL9: the points with which a new member of league `g` begins now. */
export const headStart = sql`(
  select case when p.late_start_average then coalesce((
      select floor(avg(x.points)) from (
        select o.points, row_number() over (order by o.points, o.exact) as place, count(*) over () as people
        from pool_member o where o.league_id = p.league_id and o.rank is not null) x
      where x.place <= ceil(x.people / ${LATE_START_PARTS}::numeric)), 0)::integer else 0 end as points
  from pool p where p.league_id = g.id)`

/** Returns false if the person was already a member. */
export async function addPerson(
  trx: Trx,
  person: { leagueId: number; managerId: number; leagueName: string },
): Promise<boolean> {
  const { rows } = await rowOf({ championshipId: int.of<ChampionshipId>() }).sql`
    insert into pool_member (league_id, manager_id, joined_at, points, head_start)
    select g.id, ${person.managerId}, game_now(g.championship_id), h.points, h.points
    from league g cross join lateral ${headStart} h where g.id = ${person.leagueId}
    on conflict do nothing
    returning (select championship_id from league where id = league_id) as "championshipId"`.execute(trx)
  const [row] = rows
  if (!row) return false
  await ensureManagerStat(trx, { ...row, managerId: person.managerId })
  const data = JSON.stringify({ leagueId: person.leagueId, name: person.leagueName })
  await sql`
    insert into activity (manager_id, championship_id, type, data, at)
    select ${person.managerId}, championship_id, 'league_joined', ${data}::jsonb, game_now(championship_id)
    from league where id = ${person.leagueId}`.execute(trx)
  await createNotices(trx, { ...row, kind: 'league_joined', subjectId: person.leagueId, managerId: person.managerId })
  return true
}

export async function removePerson(trx: Trx, leagueId: number, managerId: number): Promise<void> {
  await sql`
    delete from pool_answer a using pool_question q
    where q.id = a.question_id and q.league_id = ${leagueId} and a.manager_id = ${managerId}`.execute(trx)
  await sql`delete from pool_member where league_id = ${leagueId} and manager_id = ${managerId}`.execute(trx)
}
