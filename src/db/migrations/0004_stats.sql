-- Months and weeks of the rankings follow the calendar of Brazil.
create function month_of(at timestamptz) returns date language sql immutable parallel safe
  return date_trunc('month', at at time zone 'America/Sao_Paulo')::date;
create function week_of(at timestamptz) returns date language sql immutable parallel safe
  return date_trunc('week', at at time zone 'America/Sao_Paulo')::date;

-- What manager_stat must say, from ledger, picks, duels, lineups and leagues. The audit compares; a correction copies.
create function derive_stats(month_now date, week_now date, only_managers integer[] default null)
returns table (
  manager_id integer, points integer, month_points integer, week_points integer,
  wins integer, duels integer, month_wins integer, week_wins integer,
  settled_picks integer, right_picks integer, exact_picks integer, streak integer, best_streak integer,
  month_settled_picks integer, month_right_picks integer, month_streak integer,
  week_settled_picks integer, week_right_picks integer, week_streak integer,
  lineups integer, best_lineup_tenths integer, leagues_won integer
) language sql stable as $$
with
credits as (
  select l.manager_id, sum(l.points) as points,
    sum(l.points) filter (where month_of(l.at) = month_now) as month_points,
    sum(l.points) filter (where week_of(l.at) = week_now) as week_points
  from ledger l where only_managers is null or l.manager_id = any (only_managers)
  group by l.manager_id
),
graded as (
  select p.manager_id, p.is_right, p.home_goals = m.home_score and p.away_goals = m.away_score as is_exact,
    month_of(m.ended_at) = month_now as in_month, week_of(m.ended_at) = week_now as in_week,
    count(*) filter (where not p.is_right) over (partition by p.manager_id order by m.starts_at desc, m.id desc) as wrong_after,
    count(*) filter (where not p.is_right) over (partition by p.manager_id order by m.starts_at, m.id) as wrong_before
  from pick p join match m on m.id = p.match_id
  where p.points is not null and (only_managers is null or p.manager_id = any (only_managers))
),
runs as (
  select g.manager_id, count(*) filter (where g.is_right) as length from graded g group by g.manager_id, g.wrong_before
),
best as (select r.manager_id, max(r.length) as best_streak from runs r group by r.manager_id),
picks as (
  select g.manager_id, count(*) as settled, count(*) filter (where g.is_right) as right_ones,
    count(*) filter (where g.is_exact) as exact_ones,
    count(*) filter (where g.is_right and g.wrong_after = 0) as streak,
    count(*) filter (where g.in_month) as month_settled,
    count(*) filter (where g.in_month and g.is_right) as month_right,
    count(*) filter (where g.in_month and g.is_right and g.wrong_after = 0) as month_streak,
    count(*) filter (where g.in_week) as week_settled,
    count(*) filter (where g.in_week and g.is_right) as week_right,
    count(*) filter (where g.in_week and g.is_right and g.wrong_after = 0) as week_streak
  from graded g group by g.manager_id
),
sides as (
  select d.round_id, d.squad_a_id as squad_id, d.winner_squad_id from duel d where d.a_tenths is not null and d.squad_b_id is not null
  union all
  select d.round_id, d.squad_b_id, d.winner_squad_id from duel d where d.a_tenths is not null and d.squad_b_id is not null
),
fights as (
  select s.manager_id, count(*) as duels, count(*) filter (where x.winner_squad_id = x.squad_id) as wins,
    count(*) filter (where x.winner_squad_id = x.squad_id and month_of(r.settled_at) = month_now) as month_wins,
    count(*) filter (where x.winner_squad_id = x.squad_id and week_of(r.settled_at) = week_now) as week_wins
  from sides x join squad s on s.id = x.squad_id join round r on r.id = x.round_id
  where only_managers is null or s.manager_id = any (only_managers)
  group by s.manager_id
),
fielded as (
  select l.manager_id, count(*) as lineups, max(c.point_tenths) as best
  from lineup l join lineup_score c using (round_id, squad_id)
  where l.counts and (only_managers is null or l.manager_id = any (only_managers))
  group by l.manager_id
),
champions as (
  select s.manager_id, count(*) as won from league g join squad s on s.id = g.winner_squad_id
  where g.ended_at is not null and (only_managers is null or s.manager_id = any (only_managers))
  group by s.manager_id
)
select m.id, coalesce(c.points, 0)::integer, coalesce(c.month_points, 0)::integer, coalesce(c.week_points, 0)::integer,
  coalesce(f.wins, 0)::integer, coalesce(f.duels, 0)::integer, coalesce(f.month_wins, 0)::integer, coalesce(f.week_wins, 0)::integer,
  coalesce(p.settled, 0)::integer, coalesce(p.right_ones, 0)::integer, coalesce(p.exact_ones, 0)::integer,
  coalesce(p.streak, 0)::integer, coalesce(b.best_streak, 0)::integer,
  coalesce(p.month_settled, 0)::integer, coalesce(p.month_right, 0)::integer, coalesce(p.month_streak, 0)::integer,
  coalesce(p.week_settled, 0)::integer, coalesce(p.week_right, 0)::integer, coalesce(p.week_streak, 0)::integer,
  coalesce(e.lineups, 0)::integer, e.best, coalesce(w.won, 0)::integer
from manager m
left join credits c on c.manager_id = m.id
left join picks p on p.manager_id = m.id
left join best b on b.manager_id = m.id
left join fights f on f.manager_id = m.id
left join fielded e on e.manager_id = m.id
left join champions w on w.manager_id = m.id
where only_managers is null or m.id = any (only_managers)
$$;

-- When a moment of the game comes, on the clock of this machine: jobs are queued by it.
create function real_time_of(game_time timestamptz) returns timestamptz language sql stable
  return (
    select real_anchor + make_interval(secs => extract(epoch from game_time - game_anchor)::double precision / pace)
    from clock
  );

-- Posting points reads what a round, match or league has posted before.
create index ledger_by_round on ledger (round_id) where round_id is not null;
create index ledger_by_match on ledger (match_id) where match_id is not null;
create index ledger_by_league on ledger (league_id) where league_id is not null;
