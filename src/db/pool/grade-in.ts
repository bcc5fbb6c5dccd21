import { sql, type RawBuilder } from 'kysely'
import type { StoredPick } from '#domain/pick/stored-pick.ts'

type Graded = StoredPick & { points: number; matchId?: number }

const keyOf = ({ matchId, outcome, homeGoals, awayGoals }: Omit<Graded, 'points'>) =>
  `${matchId ?? ''}${outcome}${homeGoals ?? ''}-${awayGoals ?? ''}`

/**
 * What a pick `k` earns, looked up and not joined: a join on goals that may be missing is guessed at a row or two, and everything after it is then
 * done row by row.
 */
export function gradeIn(grades: readonly Graded[], k: RawBuilder<unknown>): RawBuilder<unknown> {
  const isOfMany = grades.some(({ matchId }) => matchId !== undefined)
  const found = JSON.stringify(Object.fromEntries(grades.map((grade) => [keyOf(grade), grade.points])))
  return sql`(${found}::jsonb ->> (${isOfMany ? sql`${k}.match_id` : sql`''`} || ${k}.outcome::text || coalesce(${k}.home_goals::text, '') || '-'
    || coalesce(${k}.away_goals::text, '')))::smallint`
}
