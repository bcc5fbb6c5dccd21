import { sql, type RawBuilder } from 'kysely'
import { everyGoesOnRight, everyGrade, GOAL_CHOICES, GOES_ON_CHOICES } from '#domain/pick/every-grade.ts'
import type { Score } from '#domain/sport/outcome.ts'

const SCORES = GOAL_CHOICES ** 2
const PICKS = SCORES + 2

/** The index of a pick `k` among all possible picks, from 0. */
const numberOf = (k: RawBuilder<unknown>) => sql`coalesce(${k}.home_goals * ${sql.lit(GOAL_CHOICES)} + ${k}.away_goals,
  case ${k}.outcome when 'H' then ${sql.lit(SCORES)} else ${sql.lit(SCORES + 1)} end)`

/**
 * The grade of a pick `k`, looked up by index in an array. A join on goals that may be null would make the planner
 * expect a row or two, and everything after it would run row by row. A text key would create tens of thousands of
 * texts. `at` is the index of the result, from 0.
 */
export function gradeIn(
  results: readonly Score[],
  k: RawBuilder<unknown>,
  at: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`(${results.flatMap(everyGrade)}::smallint[])[1 + ${at} * ${sql.lit(PICKS)} + ${numberOf(k)}]`
}

/** BL10: whether a pick `k` is right about who goes on, looked up in the same way. */
export const goesOnRightIn = (
  { wentOn, lead }: { wentOn: 'home' | 'away'; lead: number },
  k: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`(${everyGoesOnRight(wentOn, lead)}::boolean[])[1 + ${numberOf(k)} * ${sql.lit(GOES_ON_CHOICES)}
  + case ${k}.goes_on when 'H' then 1 when 'A' then 2 else 0 end]`
