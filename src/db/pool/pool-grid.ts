import { sql, type Kysely } from 'kysely'
import { bool, int, real, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { KnockoutStage } from '#domain/pool/pool-extras.ts'
import type { StoredPick } from '#domain/pick/stored-pick.ts'
import { clubJson, shownOfMatch, matchRow } from '#db/match/match.ts'
import type { Tables } from '#db/schema/schema.ts'
import { countedPicks, stageNumber, worthCounted, worthRows, worthsOf } from './pool-worth.ts'

/** The key of the stage of match `m`: its round, or its day if it has no round. */
export const stageKey = sql`coalesce('r' || m.round_id, day_of(g.championship_id, m.starts_at)::text)`

/** PK3: match `m` has kicked off. Abandoned matches are left out. */
const started = sql`m.starts_at <= game_now(g.championship_id) and m.state <> 'abandoned'`

const stageRow = rowOf({
  key: text,
  /** The number of the round; null for matches without a round. */
  round: int.orNull,
  startsAt: time,
})
export type StageRow = RowOf<typeof stageRow>

export async function poolStages(db: Kysely<Tables>, leagueId: number): Promise<StageRow[]> {
  const { rows } = await stageRow.sql`
    select ${stageKey} as key, min(r.number) as round, min(m.starts_at) as "startsAt"
    from league g cross join lateral pool_matches(g.id) m left join round r on r.id = m.round_id
    where g.id = ${leagueId} and ${started}
    group by 1 order by 3 desc limit 60`.execute(db)
  return rows
}

const stageMatchRow = rowOf({
  ...matchRow.columns,
  picksSettled: bool,
  /** The match's stage in the knock-out of its cup; null for other matches. */
  stage: text.of<KnockoutStage>().orNull,
  /**
   * BL10: the home side's lead in goals from the first leg; 0 in a tie of one leg. Null if the match does not decide
   * who goes on, or the first leg is not over.
   */
  lead: int.orNull,
  homePercent: int.orNull,
  drawPercent: int.orNull,
  awayPercent: int.orNull,
  expectedHome: real.orNull,
  expectedAway: real.orNull,
})
export type StageMatchRow = RowOf<typeof stageMatchRow>

export async function stageMatches(db: Kysely<Tables>, leagueId: number, key: string): Promise<StageMatchRow[]> {
  const { rows } = await stageMatchRow.sql`
    select ${shownOfMatch}, ${clubJson('home')} as home, ${clubJson('away')} as away, m.picks_settled as "picksSettled",
      knockout_stage(m.id) as stage, tie_lead(m.id) as lead,
      f.home_percent as "homePercent", f.draw_percent as "drawPercent", f.away_percent as "awayPercent",
      f.home_goals as "expectedHome", f.away_goals as "expectedAway"
    from league g cross join lateral pool_matches(g.id) m
    join club home on home.id = m.home_club_id join club away on away.id = m.away_club_id
    left join forecast f on f.match_id = m.id
    where g.id = ${leagueId} and ${stageKey} = ${key} and ${started}
    order by m.starts_at, m.id limit 40`.execute(db)
  return rows
}

const stagePickRow = rowOf({
  outcome: text.of<StoredPick['outcome']>(),
  homeGoals: int.orNull,
  awayGoals: int.orNull,
  goesOn: text.of<NonNullable<StoredPick['goesOn']>>().orNull,
  managerId: int,
  matchId: int,
  /** BL11: the match counts double for this member. */
  isJoker: bool,
  /** BL13, BL14: made for the member, by an owner or by the model; null if they made it. */
  madeBy: text.of<'owner' | 'model'>().orNull,
})
export type StagePickRow = RowOf<typeof stagePickRow>

/**
 * The picks of these people on these matches, if the match has kicked off and they were in the bolão before that (BL2).
 */
export async function stagePicks(
  db: Kysely<Tables>,
  { leagueId, matchIds, managerIds }: { leagueId: number; matchIds: readonly number[]; managerIds: readonly number[] },
): Promise<StagePickRow[]> {
  const { rows } = await stagePickRow.sql`
    select k.manager_id as "managerId", k.match_id as "matchId", k.outcome, k.home_goals as "homeGoals", k.away_goals as "awayGoals",
      k.goes_on as "goesOn", k.made_by as "madeBy", p.has_joker and exists (
        select from pool_joker j where j.match_id = k.match_id and j.league_id = g.id and j.manager_id = k.manager_id) as "isJoker"
    from league g join pool p on p.league_id = g.id join pool_member o on o.league_id = g.id and o.manager_id = any (${managerIds}::integer[])
    join lateral (
      select manager_id, match_id, outcome, home_goals, away_goals, goes_on, null::text as made_by from pick k
      where k.manager_id = o.manager_id and k.match_id = any (${matchIds}::integer[])
      union all
      select manager_id, match_id, outcome, home_goals, away_goals, goes_on, case when typed_by is null then 'model' else 'owner' end from pool_pick k
      where k.league_id = g.id and k.manager_id = o.manager_id and k.match_id = any (${matchIds}::integer[])) k on true
    join match m on m.id = k.match_id and m.starts_at > o.joined_at
    where g.id = ${leagueId} and ${started}`.execute(db)
  return rows
}

/** The members with the most points in these matches, 20 at most; nobody if nobody has points. */
export async function stageWinners(
  db: Kysely<Tables>,
  leagueId: number,
  matchIds: readonly number[],
): Promise<{ managerId: number; name: string; points: number }[]> {
  const worths = await worthsOf(db, sql`${leagueId}::integer`)
  const { rows } = await rowOf({ managerId: int, name: text, points: int }).sql`
    with stage as materialized (
      select id, starts_at, ${stageNumber(sql`id`)} as number from match where id = any (${matchIds}::integer[])),
    made as (
      select o.manager_id, sum(${worthCounted(worths, sql`stage.number`)})::integer as points
      from pool p join ${worthRows(worths)} on w.league_id = p.league_id join pool_member o on o.league_id = p.league_id
      join (${countedPicks(leagueId)}) k on k.manager_id = o.manager_id and k.match_id = any (${matchIds}::integer[]) and k.grade is not null
      join stage on stage.id = k.match_id and stage.starts_at > o.joined_at
      left join pool_joker j on j.match_id = stage.id and j.league_id = o.league_id and j.manager_id = o.manager_id
      where p.league_id = ${leagueId} group by o.manager_id
    )
    select m.id as "managerId", m.name, d.points from made d join manager m on m.id = d.manager_id
    where d.points > 0 and d.points = (select max(points) from made) order by m.id limit 20`.execute(db)
  return rows
}
