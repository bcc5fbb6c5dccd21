import { sql, type RawBuilder } from 'kysely'
import { everyGrade, GOAL_CHOICES } from '#domain/pick/every-grade.ts'
import type { Score } from '#domain/sport/outcome.ts'

const SCORES = GOAL_CHOICES ** 2
const PICKS = SCORES + 2

/**
 * What a pick `k` earns, looked up by number: with a join on goals that may be missing a row or two are guessed at, and everything after it is then
 * done row by row; with a text for a key tens of thousands of texts are made. `at` says by which of the results, from 0.
 */
export function gradeIn(
  results: readonly Score[],
  k: RawBuilder<unknown>,
  at: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`(${results.flatMap(everyGrade)}::smallint[])[1 + ${at} * ${sql.lit(PICKS)}
    + coalesce(${k}.home_goals * ${sql.lit(GOAL_CHOICES)} + ${k}.away_goals, case ${k}.outcome when 'H' then ${sql.lit(SCORES)} else ${sql.lit(SCORES + 1)} end)]`
}
