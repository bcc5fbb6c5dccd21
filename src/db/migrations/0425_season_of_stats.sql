-- RK5: what a manager had when the running season began. What was won since then is the season's.
alter table manager_stat add column season integer not null default 0;
alter table manager_stat add column season_start_points integer not null default 0;
alter table manager_stat add column season_start_wins integer not null default 0;
alter table manager_stat add column season_start_settled_picks integer not null default 0;
alter table manager_stat add column season_start_right_picks integer not null default 0;

with current as materialized (
  select n.championship_id, max(n.number) as number from season n
  where exists (select from match m where m.season_id = n.id and m.state <> 'scheduled')
    or exists (select from round r where r.season_id = n.id and r.state <> 'open')
  group by n.championship_id
),
rounds as materialized (
  select r.id, r.championship_id from current c join season n using (championship_id, number) join round r on r.season_id = n.id
),
matches as materialized (
  select m.id, c.championship_id from current c join season n using (championship_id, number) join match m on m.season_id = n.id
),
gained as (
  select l.championship_id, l.manager_id, l.points, 0 as wins, 0 as settled, 0 as right_ones
  from credit l where l.round_id in (select id from rounds) or l.match_id in (select id from matches)
  union all
  select r.championship_id, l.manager_id, 0, 1, 0, 0
  from rounds r join visible_duel d on d.round_id = r.id and d.squad_b_id is not null
  join lineup l on l.round_id = r.id and l.counts and l.squad_id = d.winner_squad_id
  union all
  select m.championship_id, p.manager_id, 0, 0, 1, p.is_right::integer
  from matches m join pick p on p.match_id = m.id and p.points is not null
),
sums as (
  select championship_id, manager_id, sum(points) as points, sum(wins) as wins, sum(settled) as settled, sum(right_ones) as right_ones
  from gained group by championship_id, manager_id
)
update manager_stat s set season = c.number, season_start_points = s.points - x.points, season_start_wins = s.wins - x.wins,
  season_start_settled_picks = s.settled_picks - x.settled, season_start_right_picks = s.right_picks - x.right_ones
from sums x join current c using (championship_id)
where s.championship_id = x.championship_id and s.manager_id = x.manager_id;
