import { sql, type Kysely } from 'kysely'
import { PICK_POINTS } from '#domain/pick/pick-points.ts'
import type { StoredPick } from '#domain/pick/stored-pick.ts'
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

export type PickOfMatch = StoredPick & { matchId: number }

/** At most a hundred or so for each match, however many people made them. */
export async function distinctPicksOf(db: Kysely<Tables>, matchIds: readonly number[]): Promise<PickOfMatch[]> {
  const { rows } = await sql<PickOfMatch>`
    select distinct match_id as "matchId", outcome, home_goals as "homeGoals", away_goals as "awayGoals"
    from pick where match_id = any (${matchIds}::integer[])`.execute(db)
  return rows
}

export interface LiveRow {
  managerId: number
  rank: number
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
  grades: readonly (PickOfMatch & { points: number })[],
): Promise<LiveRow[]> {
  const { rows } = await sql<LiveRow>`
    with graded as (
      select k.manager_id, k.outcome, ${gradeIn(grades, sql`k`)} as points, m.starts_at
      from pick k join match m on m.id = k.match_id and m.state = 'live'
      where k.match_id = any (${[...new Set(grades.map(({ matchId }) => matchId))]}::integer[])
    ),
    made as (
      select o.manager_id, sum(pool_points(p, d.points, d.outcome)) as points, count(*) filter (where d.points = ${PICK_POINTS.exact}) as exact
      from pool p join pool_member o on o.league_id = p.league_id
      join graded d on d.manager_id = o.manager_id and d.starts_at > o.joined_at
      where p.league_id = ${leagueId} group by o.manager_id
    ),
    total as (
      select o.manager_id, o.rank as before, o.points + coalesce(d.points, 0)::integer as points, o.exact + coalesce(d.exact, 0)::integer as exact
      from pool_member o left join made d on d.manager_id = o.manager_id where o.league_id = ${leagueId}
    )
    select manager_id as "managerId", (rank() over (order by points desc, exact desc))::integer as rank, before, points, exact
    from total order by points desc, exact desc, manager_id`.execute(db)
  return rows
}
