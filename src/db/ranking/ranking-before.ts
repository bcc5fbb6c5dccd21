import { sql, type Kysely } from 'kysely'
import { int, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { seasonsOf } from '#db/match/running-season.ts'
import { creditsSince } from '#db/ledger/ledger.ts'
import { readStats, type StatColumns } from './ranking.ts'
import { tallySelection } from '#db/manager/figure-columns.ts'
import { didInSeason, seasonSelection } from '#db/manager/season-columns.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'

const comparedWithRow = rowOf({
  roundId: int,
  since: time,
  /** Changes with the month, week or season, because the same moment then means other rankings of the period. */
  period: text,
})
export type ComparedWith = RowOf<typeof comparedWithRow>

/** Matches of all sports; a streak rarely reaches further back. */
const LATEST_MATCHES = 30

/** RK3: when the round before the last one was settled; during a round, when the last one was settled. */
export async function comparedWith(
  db: Kysely<Tables>,
  { championshipId, isInPlay }: { championshipId: ChampionshipId; isInPlay: boolean },
): Promise<ComparedWith | undefined> {
  const { rows } = await comparedWithRow.sql`
    select id as "roundId", settled_at as since, month_of(${championshipId}, game_now(${championshipId})) || '/' || week_of(${championshipId}, game_now(${championshipId}))
      || '/' || ranked_season(${championshipId}) as period
    from round where championship_id = ${championshipId} and state = 'settled'
    order by settled_at desc offset ${isInPlay ? 0 : 1} limit 1`.execute(db)
  return rows[0]
}

/**
 * The figures of a championship's managers when a round was settled: what is stored, minus what came later. Managers
 * without a lineup or a settled pick by then are left out, because they had no rank to compare with.
 */
export async function rankingStatsAt(
  trx: Trx,
  championshipId: ChampionshipId,
  { roundId, since }: Pick<ComparedWith, 'roundId' | 'since'>,
): Promise<StatColumns> {
  return readStats(
    trx,
    sql`
    with today as materialized (
      select this_month, this_week, day_start(${championshipId}, this_month) as month_start,
        day_start(${championshipId}, this_week) as week_start, ranked_season(${championshipId}) as this_season,
        (select n.number from round r join season n on n.id = r.season_id where r.id = ${roundId}) as season_then
      from game_now(${championshipId}) as now,
        lateral (select month_of(${championshipId}, now) as this_month, week_of(${championshipId}, now) as this_week) x
    ),
    credits as (
      select l.manager_id, sum(l.points) as points,
        coalesce(sum(l.points) filter (where l.at >= t.month_start), 0) as month_points,
        coalesce(sum(l.points) filter (where l.at >= t.week_start), 0) as week_points
      from (${creditsSince(championshipId, since)}) l, today t group by l.manager_id
    ),
    won as (
      select l.manager_id, count(*) as wins, count(*) filter (where r.settled_at >= t.month_start) as month_wins,
        count(*) filter (where r.settled_at >= t.week_start) as week_wins
      from round r
      join visible_duel d on d.round_id = r.id and d.squad_b_id is not null
      join lineup l on l.round_id = d.round_id and l.squad_id = d.winner_squad_id, today t
      where r.championship_id = ${championshipId} and r.settled_at > ${since} group by l.manager_id
    ),
    picked as (
      select p.manager_id, count(*) as settled, count(*) filter (where p.is_right) as right_ones,
        count(*) filter (where m.ended_at >= t.month_start) as month_settled,
        count(*) filter (where m.ended_at >= t.month_start and p.is_right) as month_right,
        count(*) filter (where m.ended_at >= t.week_start) as week_settled,
        count(*) filter (where m.ended_at >= t.week_start and p.is_right) as week_right
      from match m join pick p on p.match_id = m.id, today t
      where m.season_id in ${seasonsOf(championshipId)} and m.state = 'final' and m.ended_at > ${since} and p.points is not null group by p.manager_id
    ),
    earlier as (
      select m.id, row_number() over (order by m.starts_at, m.id) as place, m.ended_at >= t.month_start as in_month,
        m.ended_at >= t.week_start as in_week
      from match m, today t
      where m.season_id in ${seasonsOf(championshipId)} and m.state = 'final' and m.ended_at <= ${since}
    ),
    -- PK5: managers with a later pick had another streak at that moment: their right picks after their last wrong one.
    -- Only for managers without a wrong pick in the latest matches, the query reads all picks of all seasons.
    latest as materialized (
      select id, place from earlier where exists (select from picked) order by place desc limit ${LATEST_MATCHES}
    ),
    wrong as (
      select p.manager_id, max(e.place) as place from latest e join pick p on p.match_id = e.id
      where p.points is not null and not p.is_right group by p.manager_id
    ),
    graded as (
      select p.manager_id, e.place, e.in_month, e.in_week, w.place as last_wrong
      from latest n join earlier e on e.id = n.id join pick p on p.match_id = e.id join wrong w on w.manager_id = p.manager_id
      where p.points is not null
      union all
      select p.manager_id, e.place, e.in_month, e.in_week,
        coalesce(max(e.place) filter (where not p.is_right) over (partition by p.manager_id), 0)
      from picked k join pick p on p.manager_id = k.manager_id join earlier e on e.id = p.match_id
      where p.points is not null and not exists (select from wrong w where w.manager_id = k.manager_id)
    ),
    streaks as (
      select g.manager_id, count(*) as streak, count(*) filter (where g.in_month) as month_streak,
        count(*) filter (where g.in_week) as week_streak
      from graded g where g.place > g.last_wrong group by g.manager_id
    ),
    before as (
      select s.manager_id, s.points - coalesce(c.points, 0) as points, s.wins - coalesce(w.wins, 0) as wins,
        s.settled_picks - coalesce(k.settled, 0) as settled_picks, s.right_picks - coalesce(k.right_ones, 0) as right_picks,
        case when k.manager_id is null then s.streak else coalesce(x.streak, 0) end as streak,
        s.month_points - coalesce(c.month_points, 0) as month_points, s.month_wins - coalesce(w.month_wins, 0) as month_wins,
        s.month_settled_picks - coalesce(k.month_settled, 0) as month_settled_picks,
        s.month_right_picks - coalesce(k.month_right, 0) as month_right_picks,
        case when k.manager_id is null then s.month_streak else coalesce(x.month_streak, 0) end as month_streak,
        s.week_points - coalesce(c.week_points, 0) as week_points, s.week_wins - coalesce(w.week_wins, 0) as week_wins,
        s.week_settled_picks - coalesce(k.week_settled, 0) as week_settled_picks,
        s.week_right_picks - coalesce(k.week_right, 0) as week_right_picks,
        case when k.manager_id is null then s.week_streak else coalesce(x.week_streak, 0) end as week_streak,
        s.month = t.this_month and ${since} >= t.month_start as in_month,
        s.week = t.this_week and ${since} >= t.week_start as in_week,
        s.season, s.season_start_points, s.season_start_wins, s.season_start_settled_picks, s.season_start_right_picks,
        s.season = t.this_season and t.season_then = t.this_season as in_season
      from today t, standing h
      join manager_stat s on s.manager_id = h.manager_id
      left join credits c on c.manager_id = s.manager_id
      left join won w on w.manager_id = s.manager_id
      left join picked k on k.manager_id = s.manager_id
      left join streaks x on x.manager_id = s.manager_id
      where h.round_id = ${roundId} and s.championship_id = ${championshipId}
    )
    select manager_id as "managerIds", ${sql.raw(tallySelection)}, ${seasonSelection}, 1 as "hasPlayed",
      (in_month and (month_points <> 0 or month_settled_picks > 0 or month_wins > 0))::integer as "inMonth",
      (in_week and (week_points <> 0 or week_settled_picks > 0 or week_wins > 0))::integer as "inWeek",
      (in_season and ${didInSeason})::integer as "inSeason"
    from before`,
  )
}
