import { sql, type Kysely } from 'kysely'
import { PICK_POINTS } from '#domain/pick/pick-points.ts'
import type { Score } from '#domain/sport/outcome.ts'
import type { Tables } from '#db/schema/schema.ts'
import { gradeIn } from './grade-in.ts'

export interface LiveMatch extends Score {
  id: number
}

/** Those of a bolão that are being played. */
export async function liveMatchesOf(db: Kysely<Tables>, leagueId: number): Promise<LiveMatch[]> {
  const { rows } = await sql<LiveMatch>`
    select id, home_score as home, away_score as away from pool_matches(${leagueId}) where state = 'live' order by id`.execute(
    db,
  )
  return rows
}

export interface LiveRow {
  managerId: number
  /** Null until something was counted. */
  rank: number | null
  /** As it stands without what is being played. */
  before: number | null
  points: number
  exact: number
}

/**
 * The table as it would be if the matches ended so, in its order. A match that is over by now is in the stored sums: one statement sees both, or it
 * would be counted twice.
 */
export async function liveTable(
  db: Kysely<Tables>,
  leagueId: number,
  matches: readonly LiveMatch[],
): Promise<LiveRow[]> {
  const { rows } = await sql<LiveRow>`
    with playing as materialized (
      select m.id, m.starts_at, (r.at - 1)::integer as at
      from unnest(${matches.map(({ id }) => id)}::integer[]) with ordinality as r (id, at) join match m on m.id = r.id and m.state = 'live'
    ),
    graded as (
      select o.manager_id, k.outcome, ${gradeIn(matches, sql`k`, sql`m.at`)} as points
      from playing m join pick k on k.match_id = m.id
      join pool_member o on o.league_id = ${leagueId} and o.manager_id = k.manager_id and m.starts_at > o.joined_at
    ),
    made as (
      select d.manager_id, sum(pool_points(p, d.points, d.outcome)) as points, count(*) filter (where d.points = ${PICK_POINTS.exact}) as exact
      from pool p, graded d where p.league_id = ${leagueId} group by d.manager_id
    ),
    total as (
      select o.manager_id, o.rank as before, o.points + coalesce(d.points, 0)::integer as points, o.exact + coalesce(d.exact, 0)::integer as exact
      from pool_member o left join made d on d.manager_id = o.manager_id where o.league_id = ${leagueId}
    )
    select manager_id as "managerId", (rank() over (order by points desc, exact desc))::integer as rank, before, points, exact
    from total order by points desc, exact desc, manager_id`.execute(db)
  return rows
}
