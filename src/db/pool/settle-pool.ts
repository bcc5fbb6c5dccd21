import { sql } from 'kysely'
import { int, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { PoolPerson } from '#domain/pool/pool-winner.ts'
import { QUESTION_DAYS } from '#domain/rule-numbers.ts'
import type { Score } from '#domain/sport/outcome.ts'
import type { Trx } from '#db/schema/trx.ts'
import { goesOnRightIn, gradeIn } from './grade-in.ts'
import { countedGrade, isExact, stageNumber, worthIn, worthRows, worthsOf } from './pool-worth.ts'

interface CountedMatch {
  matchId: number
  /** The score; null if the result is withdrawn (IM7). */
  result: Score | null
  /** BL10: the score after extra time, and the side that goes on; each is null if there is none. */
  full: Score | null
  wentOn: 'home' | 'away' | null
  /** BL10: the home side's lead in goals from the first leg; 0 if there is none. */
  lead: number
}

/** The bolões that count a match. */
const countingLeagues = (matchId: number) => sql`
  select g.id from match m join season s on s.id = m.season_id
  join league g on m.starts_at >= g.starts_at and m.starts_at < g.ends_at and (s.championship_id = g.championship_id
    or exists (select from pool_counted_championship c where c.league_id = g.id and c.championship_id = s.championship_id))
  join pool p on p.league_id = g.id and (p.sport is null or p.sport = m.sport)
  where m.id = ${matchId}`

/**
 * BL4: adds what the new grades of a match change in every bolão that counts it. Must run before the new grades are
 * written, because it subtracts what the tables contain for the old ones. It reads the picks in one pass. For a join
 * with time spans the planner expects few rows, and would look each one up. The work grows with the match's picks plus
 * the bolões' members, not with their product. Returns the championships in which a table changed.
 */
export async function addToPools(
  trx: Trx,
  { matchId, result, full, wentOn, lead }: CountedMatch,
): Promise<ChampionshipId[]> {
  const worths = await worthsOf(trx, countingLeagues(matchId))
  if (worths.leagueIds.length === 0) return []
  const noGrade = sql`null::smallint`
  const said = sql`
    k.manager_id, k.grade as was, k.full_grade as was_full, k.goes_on_right as was_on, ${result ? gradeIn([result], sql`k`, sql`0`) : noGrade} as now,
    ${full ? gradeIn([full], sql`k`, sql`0`) : noGrade} as now_full,
    ${wentOn ? goesOnRightIn({ wentOn, lead }, sql`k`) : sql`null::boolean`} as now_on`
  const counted = { stage: sql`w.stage`, isJoker: sql`j.match_id is not null` }
  const gradeNow = countedGrade({ grade: sql`d.now`, full: sql`d.now_full` })
  const gradeThen = countedGrade({ grade: sql`d.was`, full: sql`d.was_full` })
  const { rows } = await rowOf({ championshipId: int.of<ChampionshipId>() }).sql`
    with graded as materialized (
      select null::integer as league_id, ${said} from pick k where k.match_id = ${matchId}
      union all
      select k.league_id, ${said} from pool_pick k where k.match_id = ${matchId}
    ),
    counting as materialized (
      select w.league_id, w.start, m.starts_at, x.stage from ${worthRows(worths)} cross join match m
      cross join (select ${stageNumber(sql`${matchId}::integer`)} as stage) x
      where m.id = ${matchId}
    ),
    change as (
      select o.league_id, o.manager_id,
        ${worthIn(worths, { ...counted, grade: gradeNow, goesOnRight: sql`d.now_on` })}
          - ${worthIn(worths, { ...counted, grade: gradeThen, goesOnRight: sql`d.was_on` })} as points,
        ${isExact(gradeNow)}::integer - ${isExact(gradeThen)}::integer as exact
      from counting w join pool p on p.league_id = w.league_id join pool_member o on o.league_id = w.league_id and w.starts_at > o.joined_at
      join graded d on d.manager_id = o.manager_id and (d.league_id is null or d.league_id = o.league_id)
      left join pool_joker j on j.match_id = ${matchId} and j.league_id = o.league_id and j.manager_id = o.manager_id
      where (d.was, d.was_full, d.was_on) is distinct from (d.now, d.now_full, d.now_on)
    ),
    touched as (
      select p.league_id, x.day, x.day > coalesce(p.counted_on, '-infinity') as is_new_day
      from pool p, (
        select day_of(s.championship_id, m.starts_at) as day from match m join season s on s.id = m.season_id where m.id = ${matchId}) x
      where p.league_id in (select league_id from change)
    ),
    ranked as (
      select o.league_id, o.manager_id, t.is_new_day, o.rank as rank_before, o.points + coalesce(d.points, 0) as points,
        o.exact + coalesce(d.exact, 0) as exact,
        rank() over (partition by o.league_id order by o.points + coalesce(d.points, 0) desc, o.exact + coalesce(d.exact, 0) desc) as rank
      from touched t join pool_member o on o.league_id = t.league_id
      left join change d on d.league_id = o.league_id and d.manager_id = o.manager_id
    ),
    dated as (
      update pool p set counted_on = t.day from touched t where t.league_id = p.league_id and t.is_new_day
    ),
    moved as (
      update pool_member o set points = r.points, exact = r.exact, rank = r.rank,
        rank_before = case when r.is_new_day then r.rank_before else o.rank_before end
      from ranked r where o.league_id = r.league_id and o.manager_id = r.manager_id
        and (r.is_new_day or (o.points, o.exact, o.rank) is distinct from (r.points, r.exact, r.rank))
      returning o.league_id
    )
    select distinct g.championship_id as "championshipId" from league g where g.id in (select league_id from moved)`.execute(
    trx,
  )
  return rows.map(({ championshipId }) => championshipId)
}

const endingPoolRow = rowOf({ leagueId: int, name: text, prize: int })
export type EndingPool = RowOf<typeof endingPoolRow>

/** BL6, BL8, BL16: bolões past their end that wait for no match, question or round any longer. */
export async function poolsToEnd(trx: Trx, championshipId: ChampionshipId): Promise<EndingPool[]> {
  const { rows } = await endingPoolRow.sql`
    select g.id as "leagueId", g.name, g.prize from league g join pool p on p.league_id = g.id
    where g.championship_id = ${championshipId} and g.ended_at is null and g.ends_at <= game_now(${championshipId})
      and not pool_waits(g.id, ${QUESTION_DAYS})
    order by g.id for update of g`.execute(trx)
  return rows
}

/**
 * The members with their number of picks on counted matches (BL13: not the model's), and the number of these matches.
 */
export async function poolPeople(trx: Trx, leagueId: number): Promise<{ people: PoolPerson[]; matches: number }> {
  const counted = sql`select id, starts_at from pool_matches(${leagueId}) where picks_settled and not is_awarded`
  const { rows } = await rowOf({ exact: int, managerId: int, points: int, picked: int, joinedAt: time, matches: int })
    .sql`
    with counted as materialized (${counted})
    select o.manager_id as "managerId", o.joined_at as "joinedAt", o.points, o.exact,
      (select count(*)::integer from counted m where m.starts_at > o.joined_at
        and (exists (select from pick k where k.match_id = m.id and k.manager_id = o.manager_id)
          or exists (select from pool_pick k where k.match_id = m.id and k.manager_id = o.manager_id and k.league_id = o.league_id
            and k.typed_by is not null))) as picked,
      (select count(*)::integer from counted) as matches
    from pool_member o where o.league_id = ${leagueId}`.execute(trx)
  const people = rows.map(({ joinedAt, matches: _matches, ...person }) => ({
    ...person,
    joinedAtMs: joinedAt.getTime(),
  }))
  return { people, matches: rows[0]?.matches ?? 0 }
}

export async function endPool(
  trx: Trx,
  leagueId: number,
  trophy: { managerId: number; points: number } | undefined,
): Promise<void> {
  await sql`
    update league set ended_at = game_now(championship_id), winner_manager_id = ${trophy?.managerId ?? null},
      trophy_points = ${trophy?.points ?? null}
    where id = ${leagueId}`.execute(trx)
}
