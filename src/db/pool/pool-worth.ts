import { sql, type Kysely, type RawBuilder } from 'kysely'
import { int, json, rowOf } from '#db/connection/row.ts'
import { GRADE_CODES } from '#domain/pick/grade-code.ts'
import { everyWorth, KNOCKOUT_STAGES, WORTHS_OF, type PoolRules } from '#domain/pool/every-worth.ts'
import type { Tables } from '#db/schema/schema.ts'

/** The rules that decide about points in a bolão `p`. */
export const rulesColumns = sql`
  json_build_object('exact', p.exact, 'winnerGoals', p.winner_goals, 'difference', p.difference,
    'draw', p.draw, 'loserGoals', p.loser_goals, 'winner', p.winner) as scoring,
  json_build_object('goesOn', p.goes_on, 'afterExtraTime', p.after_extra_time, 'knockoutTimes', p.knockout_times,
    'semifinalTimes', p.semifinal_times, 'finalTimes', p.final_times, 'hasJoker', p.has_joker, 'bracketPoints', p.bracket_points,
    'bracketEarly', p.bracket_early, 'vacationPicks', p.vacation_picks, 'countsSquads', p.counts_squads) as extras`

/** The worth lists that the domain computes for some bolões; equal rules share one list. */
export interface PoolWorths {
  leagueIds: number[]
  /** Where the list of each bolão begins in `list`. */
  starts: number[]
  /** Whether the stage of a match matters to each bolão. Only then is it looked up. */
  haveStages: boolean[]
  list: number[]
}

const hasStages = (worths: readonly number[]) =>
  worths.some((worth, index) => worth !== worths[index % WORTHS_OF.stage])

/** The worth lists of the bolões whose ids a query returns. */
export async function worthsOf(db: Kysely<Tables>, leagueIds: RawBuilder<unknown>): Promise<PoolWorths> {
  const { rows } = await rowOf({
    scoring: json<PoolRules['scoring']>(),
    extras: json<PoolRules['extras']>(),
    leagueId: int,
  }).sql`
    select p.league_id as "leagueId", ${rulesColumns} from pool p where p.league_id in (${leagueIds}) order by p.league_id`.execute(
    db,
  )
  const worths: PoolWorths = { leagueIds: [], starts: [], haveStages: [], list: [] }
  const known = new Map<string, number>()
  for (const { leagueId, ...rules } of rows) {
    const own = everyWorth(rules)
    const key = own.join()
    const start = known.get(key) ?? worths.list.length
    if (!known.has(key)) worths.list.push(...own)
    known.set(key, start)
    worths.leagueIds.push(leagueId)
    worths.starts.push(start)
    worths.haveStages.push(hasStages(own))
  }
  return worths
}

/** The worth lists as rows `w` with `league_id`, `start` and `has_stages`. */
export const worthRows = ({ leagueIds, starts, haveStages }: PoolWorths): RawBuilder<unknown> =>
  sql`unnest(${leagueIds}::integer[], ${starts}::integer[], ${haveStages}::boolean[]) as w (league_id, start, has_stages)`

/** The number by which the lists are indexed for the stage of a match; 0 outside of the knock-out. */
export const stageNumber = (matchId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce(array_position(${[...KNOCKOUT_STAGES]}::text[], knockout_stage(${matchId})), 0)`

/** BL10: which of the two grades of a pick `k` counts in a bolão `p`. */
export const countedGrade = (k: { grade: RawBuilder<unknown>; full: RawBuilder<unknown> }): RawBuilder<unknown> =>
  sql`case when p.after_extra_time then coalesce(${k.full}, ${k.grade}) else ${k.grade} end`

export const isExact = (grade: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce(${grade} = ${sql.lit(GRADE_CODES.exact)}, false)`

interface Counted {
  /** Null: the pick has no grade, and is worth nothing. */
  grade: RawBuilder<unknown>
  goesOnRight: RawBuilder<unknown>
  stage: RawBuilder<unknown>
  isJoker: RawBuilder<unknown>
}

/**
 * BL3, BL10, BL11: the worth of a pick, looked up by index in the list of a bolão `w`, for the same reason as in
 * `gradeIn`.
 */
export const worthIn = (
  { list }: PoolWorths,
  { grade, goesOnRight, stage, isJoker }: Counted,
): RawBuilder<unknown> => sql`coalesce((${list}::integer[])[1 + w.start + ${stage} * ${sql.lit(WORTHS_OF.stage)} + (${grade}) * ${sql.lit(WORTHS_OF.grade)}
    + coalesce(${goesOnRight}, false)::integer * ${sql.lit(WORTHS_OF.goesOn)} + (${isJoker})::integer], 0)`

const gradedColumns = sql`match_id, manager_id, grade, full_grade, goes_on_right`

/** Everybody's picks as a bolão counts them, settled or not: their own, and those made for them there (BL13, BL14). */
export const countedPicks = (leagueId: number): RawBuilder<unknown> => sql`
  select ${gradedColumns} from pick union all select ${gradedColumns} from pool_pick where league_id = ${leagueId}`

/** Like `countedPicks`, for one member `o`. */
export const countedPicksOfMember = sql`
  select ${gradedColumns} from pick where manager_id = o.manager_id
  union all select ${gradedColumns} from pool_pick where league_id = o.league_id and manager_id = o.manager_id`

/** The grade that counts for a pick `k` of `countedPicks`. */
export const gradeCounted = countedGrade({ grade: sql`k.grade`, full: sql`k.full_grade` })
/** The worth of a pick `k` of `countedPicks`. Without a joker, the columns of `j` are null. */
export const worthCounted = (worths: PoolWorths, stage: RawBuilder<unknown>): RawBuilder<unknown> =>
  worthIn(worths, {
    grade: gradeCounted,
    goesOnRight: sql`k.goes_on_right`,
    stage,
    isJoker: sql`j.match_id is not null`,
  })
