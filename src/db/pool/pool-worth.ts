import { sql, type RawBuilder } from 'kysely'

/** Settled or not, everybody's picks as a bolão counts them: their own, and those made for them there (BL13, BL14). */
export const countedPicks = (leagueId: number): RawBuilder<unknown> => sql`
  select match_id, manager_id, outcome, points, full_points, goes_on_right from pick
  union all
  select match_id, manager_id, outcome, points, full_points, goes_on_right from pool_pick where league_id = ${leagueId}`

/** What a settled pick `k` is worth in a bolão `p`, in a match of `stage.name`, with the joker `j` that may be missing (BL3, BL10, BL11). */
export const worth = sql`pick_worth(p, k.points, k.full_points, k.outcome, k.goes_on_right)
  * stage_times(p, stage.name) * case when j.match_id is null then 1 else 2 end`
