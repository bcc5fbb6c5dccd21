-- What `manager_stat` must say about a championship, computed from its ledger, picks, duels, lineups and leagues. The
-- audit compares `manager_stat` with this, and a correction copies it there. The query plan depends on the managers: an
-- index for a few, one pass over everything for many.
create or replace function stats_due(
  championship integer, month_now date, week_now date, only_managers integer[] default null
) returns table (
  manager_id integer, points integer, month_points integer, week_points integer,
  wins integer, duels integer, month_wins integer, week_wins integer,
  settled_picks integer, right_picks integer, exact_picks integer, streak integer, best_streak integer,
  month_settled_picks integer, month_right_picks integer, month_streak integer,
  week_settled_picks integer, week_right_picks integer, week_streak integer,
  lineups integer, best_lineup_tenths integer, leagues_won integer, trophy_points integer
) language plpgsql stable set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  month_start timestamptz := day_start(championship, month_now);
  month_end timestamptz := day_start(championship, (month_now + interval '1 month')::date);
  week_start timestamptz := day_start(championship, week_now);
  week_end timestamptz := day_start(championship, week_now + 7);
begin
return query
with
credits as (
  select l.manager_id, sum(l.points) as points,
    sum(l.points) filter (where l.at >= month_start and l.at < month_end) as month_points,
    sum(l.points) filter (where l.at >= week_start and l.at < week_end) as week_points
  from credit l
  where l.championship_id = championship and (only_managers is null or l.manager_id = any (only_managers))
  group by l.manager_id
),
results as (
  select m.id, m.home_score, m.away_score, row_number() over (order by m.starts_at, m.id) as place,
    m.ended_at >= month_start and m.ended_at < month_end as in_month,
    m.ended_at >= week_start and m.ended_at < week_end as in_week
  from match m join season s on s.id = m.season_id and s.championship_id = championship
  where m.state = 'final'
),
-- The count of wrong picks so far numbers each run of right ones; the last run is the streak (PK5).
graded as (
  select p.manager_id, p.is_right, p.home_goals = r.home_score and p.away_goals = r.away_score as is_exact,
    r.in_month, r.in_week,
    count(*) filter (where not p.is_right) over (partition by p.manager_id order by r.place rows unbounded preceding) as run,
    count(*) filter (where not p.is_right) over (partition by p.manager_id) as last_run
  from pick p join results r on r.id = p.match_id
  where p.points is not null and (only_managers is null or p.manager_id = any (only_managers))
),
runs as (
  select g.manager_id, g.run = g.last_run as is_last, count(*) as settled, count(*) filter (where g.is_right) as right_ones,
    count(*) filter (where g.is_exact) as exact_ones,
    count(*) filter (where g.in_month) as month_settled, count(*) filter (where g.in_month and g.is_right) as month_right,
    count(*) filter (where g.in_week) as week_settled, count(*) filter (where g.in_week and g.is_right) as week_right
  from graded g group by g.manager_id, g.run, g.last_run
),
picks as (
  select r.manager_id, sum(r.settled) as settled, sum(r.right_ones) as right_ones, sum(r.exact_ones) as exact_ones,
    max(r.right_ones) as best_streak, sum(r.right_ones) filter (where r.is_last) as streak,
    sum(r.month_settled) as month_settled, sum(r.month_right) as month_right,
    sum(r.month_right) filter (where r.is_last) as month_streak,
    sum(r.week_settled) as week_settled, sum(r.week_right) as week_right,
    sum(r.week_right) filter (where r.is_last) as week_streak
  from runs r group by r.manager_id
),
sides as (
  select l.manager_id, l.round_id, d.winner_squad_id = l.squad_id as is_won
  from round r join lineup l on l.round_id = r.id and l.counts join visible_duel d on d.round_id = l.round_id and d.squad_a_id = l.squad_id
  where r.championship_id = championship and d.a_tenths is not null and d.squad_b_id is not null
    and (only_managers is null or l.manager_id = any (only_managers))
  union all
  select l.manager_id, l.round_id, d.winner_squad_id = l.squad_id
  from round r join lineup l on l.round_id = r.id and l.counts join visible_duel d on d.round_id = l.round_id and d.squad_b_id = l.squad_id
  where r.championship_id = championship and d.a_tenths is not null and (only_managers is null or l.manager_id = any (only_managers))
),
fights as (
  select x.manager_id, count(*) as duels, count(*) filter (where x.is_won) as wins,
    count(*) filter (where x.is_won and r.settled_at >= month_start and r.settled_at < month_end) as month_wins,
    count(*) filter (where x.is_won and r.settled_at >= week_start and r.settled_at < week_end) as week_wins
  from sides x join round r on r.id = x.round_id and r.championship_id = championship
  group by x.manager_id
),
fielded as (
  select l.manager_id, count(*) as lineups, max(c.point_tenths) as best
  from lineup l join lineup_score c on c.round_id = l.round_id and c.squad_id = l.squad_id
  join round r on r.id = l.round_id and r.championship_id = championship
  where l.counts and (only_managers is null or l.manager_id = any (only_managers))
  group by l.manager_id
),
champions as (
  select t.manager_id, count(*) as won, sum(t.trophy_points) as points
  from league_titles() t
  where t.championship_id = championship and (only_managers is null or t.manager_id = any (only_managers))
  group by t.manager_id
)
select m.id, coalesce(c.points, 0)::integer, coalesce(c.month_points, 0)::integer, coalesce(c.week_points, 0)::integer,
  coalesce(f.wins, 0)::integer, coalesce(f.duels, 0)::integer, coalesce(f.month_wins, 0)::integer, coalesce(f.week_wins, 0)::integer,
  coalesce(p.settled, 0)::integer, coalesce(p.right_ones, 0)::integer, coalesce(p.exact_ones, 0)::integer,
  coalesce(p.streak, 0)::integer, coalesce(p.best_streak, 0)::integer,
  coalesce(p.month_settled, 0)::integer, coalesce(p.month_right, 0)::integer, coalesce(p.month_streak, 0)::integer,
  coalesce(p.week_settled, 0)::integer, coalesce(p.week_right, 0)::integer, coalesce(p.week_streak, 0)::integer,
  coalesce(e.lineups, 0)::integer, e.best, coalesce(w.won, 0)::integer,
  coalesce(w.points, 0)::integer
from manager m
left join credits c on c.manager_id = m.id
left join picks p on p.manager_id = m.id
left join fights f on f.manager_id = m.id
left join fielded e on e.manager_id = m.id
left join champions w on w.manager_id = m.id
where only_managers is null or m.id = any (only_managers);
end $$;
