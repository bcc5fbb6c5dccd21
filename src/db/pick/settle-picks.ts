import { sql } from 'kysely'
import { int, json, rowOf, text } from '#db/connection/row.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { MatchState } from '#domain/match/match-state.ts'
import { GRADE_CODES } from '#domain/pick/grade-code.ts'
import type { PickGrade } from '#domain/pick/pick-points.ts'
import type { StoredPick } from '#domain/pick/stored-pick.ts'
import type { Score } from '#domain/sport/outcome.ts'
import type { Sport } from '#domain/sport/sport.ts'
import type { Trx } from '#db/schema/trx.ts'

export interface FinishedMatch {
  id: number
  championshipId: ChampionshipId
  sport: Sport
  state: MatchState
  isAwarded: boolean
  homeScore: number | null
  awayScore: number | null
  /** The score after extra time, and `penalties` that of the shoot-out; null if there was none. */
  extraTime: Score | null
  penalties: Score | null
  /**
   * BL10: the home side's lead in goals from the first leg; 0 in a tie of one leg. Null if the match does not decide
   * who goes on, or the first leg is not over.
   */
  lead: number | null
  endedAt: Date | null
  picksSettled: boolean
}

export async function takeMatch(trx: Trx, matchId: number): Promise<FinishedMatch | undefined> {
  return trx
    .selectFrom('match')
    .innerJoin('season', 'season.id', 'match.season_id')
    .select([
      'match.id',
      'match.sport',
      'state',
      'is_awarded as isAwarded',
      'home_score as homeScore',
      'away_score as awayScore',
    ])
    .select(['ended_at as endedAt', 'picks_settled as picksSettled', 'season.championship_id as championshipId'])
    .select([
      json<Score>().orNull.sql`detail -> 'extraTime'`.as('extraTime'),
      json<Score>().orNull.sql`detail -> 'penalties'`.as('penalties'),
      int.orNull.sql`tie_lead(match.id)`.as('lead'),
    ])
    .where('match.id', '=', matchId)
    .forUpdate('match')
    .executeTakeFirst()
}

/** BL10: the second of two legs, if its picks are settled already: their grades depend on this match, the first leg. */
export async function settledAfter(trx: Trx, matchId: number): Promise<number | undefined> {
  const { rows } = await rowOf({ id: int }).sql`
    select leg.id from match m cross join lateral other_leg(m.id) leg
    where m.id = ${matchId} and leg.starts_at > m.starts_at and leg.picks_settled`.execute(trx)
  return rows[0]?.id
}

/**
 * Each different pick on a match once, however many people made it, including those that count in one bolão only (BL13,
 * BL14).
 */
export async function distinctPicks(trx: Trx, matchId: number): Promise<StoredPick[]> {
  const said = sql`outcome, home_goals as "homeGoals", away_goals as "awayGoals", goes_on as "goesOn"`
  const { rows } = await rowOf({
    outcome: text.of<StoredPick['outcome']>(),
    homeGoals: int.orNull,
    awayGoals: int.orNull,
    goesOn: text.of<NonNullable<StoredPick['goesOn']>>().orNull,
  }).sql`
    select ${said} from pick where match_id = ${matchId} union select ${said} from pool_pick where match_id = ${matchId}`.execute(
    trx,
  )
  return rows
}

export type GradedPick = StoredPick & {
  points: number
  isRight: boolean
  grade: PickGrade
  /** BL10: the grade by the score after extra time; null if there was none. */
  fullGrade: PickGrade | null
  /** BL10: whether the pick is right about who goes on; null if the match does not decide that. */
  goesOnRight: boolean | null
}

const gradesOf = (grades: readonly GradedPick[]) => sql`
  unnest(${grades.map((g) => g.outcome)}::"char"[], ${grades.map((g) => g.homeGoals)}::smallint[],
    ${grades.map((g) => g.awayGoals)}::smallint[], ${grades.map((g) => g.goesOn ?? null)}::"char"[], ${grades.map((g) => g.points)}::smallint[],
    ${grades.map((g) => g.isRight)}::boolean[], ${grades.map((g) => GRADE_CODES[g.grade])}::smallint[], ${grades.map((g) => g.fullGrade && GRADE_CODES[g.fullGrade])}::smallint[],
    ${grades.map((g) => g.goesOnRight)}::boolean[]) as g (outcome, home_goals, away_goals, goes_on, points, is_right, grade, full_grade, goes_on_right)`

const isGraded = (matchId: number) => sql`p.match_id = ${matchId} and p.outcome = g.outcome
  and p.home_goals is not distinct from g.home_goals and p.away_goals is not distinct from g.away_goals and p.goes_on is not distinct from g.goes_on`

/** Writes the grade of each distinct pick to everybody who made it; returns the managers whose grade changed. */
export async function gradePicks(trx: Trx, matchId: number, grades: readonly GradedPick[]): Promise<number[]> {
  const { rows } = await rowOf({ manager_id: int }).sql`
    update pick p set points = g.points, is_right = g.is_right, grade = g.grade, full_grade = g.full_grade, goes_on_right = g.goes_on_right
    from ${gradesOf(grades)}
    where ${isGraded(matchId)}
      and (p.points, p.is_right, p.grade, p.full_grade, p.goes_on_right) is distinct from (g.points, g.is_right, g.grade, g.full_grade, g.goes_on_right)
    returning p.manager_id`.execute(trx)
  return rows.map((row) => row.manager_id)
}

/** Picks that count in one bolão only: nothing else depends on them. */
export async function gradePoolPicks(trx: Trx, matchId: number, grades: readonly GradedPick[]): Promise<void> {
  await sql`
    update pool_pick p set points = g.points, grade = g.grade, full_grade = g.full_grade, goes_on_right = g.goes_on_right
    from ${gradesOf(grades)}
    where ${isGraded(matchId)}
      and (p.points, p.grade, p.full_grade, p.goes_on_right) is distinct from (g.points, g.grade, g.full_grade, g.goes_on_right)`.execute(
    trx,
  )
}

export async function pickDues(trx: Trx, matchId: number): Promise<{ managerIds: number[]; points: number[] }> {
  const rows = await trx
    .selectFrom('pick')
    .select(['manager_id', 'points'])
    .where('match_id', '=', matchId)
    .where('points', '>', 0)
    .execute()
  return { managerIds: rows.map((row) => row.manager_id), points: rows.map((row) => row.points ?? 0) }
}

export async function markPicksSettled(trx: Trx, matchId: number): Promise<void> {
  await trx.updateTable('match').set({ picks_settled: true }).where('id', '=', matchId).execute()
}
