import { sql, type Kysely } from 'kysely'
import { int, json, rowOf, type RowOf } from '#db/connection/row.ts'
import type { Score } from '#domain/sport/outcome.ts'
import type { Tables } from '#db/schema/schema.ts'
import { gradeIn } from './grade-in.ts'
import { countedGrade, isExact, stageNumber, worthIn, worthRows, worthsOf } from './pool-worth.ts'

const liveMatchRow = rowOf({
  home: int,
  away: int,
  id: int,
  /** BL10: the score after extra time, once there is one. */
  full: json<Score>().orNull,
})
export type LiveMatch = RowOf<typeof liveMatchRow>

/** Running matches of a bolão. */
export async function liveMatchesOf(db: Kysely<Tables>, leagueId: number): Promise<LiveMatch[]> {
  const { rows } = await liveMatchRow.sql`
    select id, home_score as home, away_score as away, detail -> 'extraTime' as full from pool_matches(${leagueId}) where state = 'live' order by id`.execute(
    db,
  )
  return rows
}

export const liveRow = rowOf({
  managerId: int,
  /** Null until something was counted; never null in `liveTable`. */
  rank: int.orNull,
  /** In `liveTable` the rank without the running matches, in `wholeTable` the rank to compare with (BL4). */
  before: int.orNull,
  points: int,
  exact: int,
})
export type LiveRow = RowOf<typeof liveRow>

/**
 * The table as it would be if the matches ended with these scores, best first. A match that has ended by now is left
 * out, because its settlement adds it to the stored totals. One statement reads both, so no match counts twice.
 */
export async function liveTable(
  db: Kysely<Tables>,
  leagueId: number,
  matches: readonly LiveMatch[],
): Promise<LiveRow[]> {
  const ids = matches.map(({ id }) => id)
  const scores = matches.map((match) => match.full ?? match)
  // Tens of thousands of picks are graded a second time only if a match has extra time.
  const full = matches.some((match) => match.full) ? gradeIn(scores, sql`k`, sql`m.at`) : sql`null::smallint`
  const worths = await worthsOf(db, sql`${leagueId}::integer`)
  const grade = countedGrade({ grade: sql`d.grade`, full: sql`d.full_grade` })
  // BL10: who goes on is counted only when the match is over.
  const worth = worthIn(worths, {
    grade,
    goesOnRight: sql`false`,
    stage: sql`d.stage`,
    isJoker: sql`j.match_id is not null`,
  })
  const { rows } = await liveRow.sql`
    with playing as materialized (
      select m.id, m.starts_at, (r.at - 1)::integer as at, ${stageNumber(sql`m.id`)} as stage
      from unnest(${ids}::integer[]) with ordinality as r (id, at) join match m on m.id = r.id and m.state = 'live'
    ),
    -- Read once into a hash table: otherwise tens of thousands of picks would look up their people one by one.
    people as materialized (select manager_id, joined_at from pool_member where league_id = ${leagueId}),
    graded as (
      select o.manager_id, m.id as match_id, m.stage, ${gradeIn(matches, sql`k`, sql`m.at`)} as grade, ${full} as full_grade
      from playing m
      join (select match_id, manager_id, outcome, home_goals, away_goals from pick where match_id = any (${ids}::integer[])
        union all select match_id, manager_id, outcome, home_goals, away_goals from pool_pick
        where league_id = ${leagueId} and match_id = any (${ids}::integer[])) k on k.match_id = m.id
      join people o on o.manager_id = k.manager_id and m.starts_at > o.joined_at
    ),
    made as (
      select d.manager_id, sum(${worth}) as points, count(*) filter (where ${isExact(grade)}) as exact
      from pool p join ${worthRows(worths)} on w.league_id = p.league_id cross join graded d
      left join pool_joker j on j.match_id = d.match_id and j.league_id = p.league_id and j.manager_id = d.manager_id
      where p.league_id = ${leagueId} group by d.manager_id
    ),
    total as (
      select o.manager_id, o.rank as before, o.points + coalesce(d.points, 0)::integer as points, o.exact + coalesce(d.exact, 0)::integer as exact
      from pool_member o left join made d on d.manager_id = o.manager_id where o.league_id = ${leagueId}
    )
    select manager_id as "managerId", (rank() over (order by points desc, exact desc))::integer as rank, before, points, exact
    from total order by points desc, exact desc, manager_id`.execute(db)
  return rows
}
