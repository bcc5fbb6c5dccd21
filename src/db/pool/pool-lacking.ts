import type { Kysely } from 'kysely'
import { int, rowOf, type RowOf, time } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'

const lackingRow = rowOf({
  managerId: int,
  /** On how many matches the member has no pick. */
  matches: int,
  /** The kick-off of the first of these matches. */
  startsAt: time,
})
export type LackingRow = RowOf<typeof lackingRow>

/** Members of a bolão (or only `managerId`) with neither an own nor a typed pick (BL14) on a match within `hours`. */
export async function lackingPicks(
  db: Kysely<Tables>,
  { leagueId, hours, managerId = null }: { leagueId: number; hours: number; managerId?: number | null },
): Promise<LackingRow[]> {
  const { rows } = await lackingRow.sql`
    select o.manager_id as "managerId", count(*)::integer as matches, min(m.starts_at) as "startsAt"
    from league g cross join lateral pool_matches(g.id) m
    join pool_member o on o.league_id = g.id and m.starts_at > o.joined_at
    where g.id = ${leagueId} and m.state = 'scheduled' and m.has_date and (${managerId}::integer is null or o.manager_id = ${managerId})
      and m.starts_at > game_now(g.championship_id) and m.starts_at <= game_now(g.championship_id) + make_interval(hours => ${hours})
      and not exists (select from pick k where k.match_id = m.id and k.manager_id = o.manager_id)
      and not exists (
        select from pool_pick k where k.league_id = g.id and k.match_id = m.id and k.manager_id = o.manager_id)
    group by o.manager_id order by 3, 1`.execute(db)
  return rows
}
