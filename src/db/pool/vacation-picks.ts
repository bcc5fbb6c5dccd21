import { sql } from 'kysely'
import { int, json, rowOf, type RowOf } from '#db/connection/row.ts'
import type { StoredPick } from '#domain/pick/stored-pick.ts'
import type { Trx } from '#db/schema/trx.ts'

const matchForecastRow = rowOf({
  home: int,
  draw: int,
  away: int,
  goals: json<{ home: number; away: number }>().orNull,
  /**
   * BL10: the home side's lead in goals from the first leg; 0 in a tie of one leg. Null if the match does not decide
   * who goes on, or the first leg is not over.
   */
  lead: int.orNull,
})
export type MatchForecast = RowOf<typeof matchForecastRow>

/** BL13: running bolões that count a match that has begun, and give the model's pick to members who forgot. */
const forgiving = (matchId: number) => sql`
  match m join season s on s.id = m.season_id
  join league g on g.format = 'bolao' and g.ended_at is null and (g.championship_id = s.championship_id
      or exists (select from pool_counted_championship c where c.league_id = g.id and c.championship_id = s.championship_id))
    and m.starts_at >= g.starts_at and m.starts_at < g.ends_at
  join pool p on p.league_id = g.id and p.vacation_picks > 0 and (p.sport is null or p.sport = m.sport)
  where m.id = ${matchId} and m.starts_at <= game_now(s.championship_id)`

/** Undefined if no bolão asks for it, or the model has not rated the match. */
export async function forecastForForgetful(trx: Trx, matchId: number): Promise<MatchForecast | undefined> {
  const { rows } = await matchForecastRow.sql`
    select home_percent as home, coalesce(draw_percent, 0) as draw, away_percent as away,
      case when home_goals is not null then json_build_object('home', home_goals, 'away', away_goals) end as goals, tie_lead(match_id) as lead
    from forecast where match_id = ${matchId} and exists (select from ${forgiving(matchId)})`.execute(trx)
  return rows[0]
}

/**
 * Gives the pick to every member who joined before kick-off, has no pick, and has not used up the bolão's number.
 * Repeating it finds nobody.
 */
export async function pickForForgetful(trx: Trx, matchId: number, pick: Required<StoredPick>): Promise<void> {
  await sql`
    insert into pool_pick (league_id, manager_id, match_id, outcome, home_goals, away_goals, goes_on, saved_at)
    select o.league_id, o.manager_id, x.id, ${pick.outcome}::"char", ${pick.homeGoals}::smallint, ${pick.awayGoals}::smallint, ${pick.goesOn}::"char", x.now
    from (select g.id as league_id, p.vacation_picks, m.id, m.starts_at, game_now(s.championship_id) as now from ${forgiving(matchId)}) x
    join pool_member o on o.league_id = x.league_id and x.starts_at > o.joined_at
    where not exists (select from pick k where k.match_id = x.id and k.manager_id = o.manager_id)
      and (select count(*) from pool_pick k where k.league_id = o.league_id and k.manager_id = o.manager_id and k.typed_by is null) < x.vacation_picks
    on conflict do nothing`.execute(trx)
}
