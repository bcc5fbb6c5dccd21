-- RK5: the number of the season that the ranking counts: the newest season in which a match or a round has begun.
-- Seasons of several sports with the same number are one season. 0 if nothing has begun yet.
create or replace function ranked_season(championship integer) returns integer language sql stable as $$
select coalesce(max(n.number), 0) from season n
where n.championship_id = championship and (
  exists (select from match m where m.season_id = n.id and m.state <> 'scheduled')
  or exists (select from round r where r.season_id = n.id and r.state <> 'open'))
$$;

-- Points, duels won and settled picks of managers in a season, computed from ledger, duels and picks. The audit
-- compares `manager_stat` with them, and a correction copies them there. The page of a past season reads them.
create or replace function season_due(championship integer, season_number integer, only_managers integer[] default null)
returns table (manager_id integer, points integer, wins integer, settled_picks integer, right_picks integer)
language plpgsql stable set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
begin
return query
with
rounds as materialized (
  select r.id from season n join round r on r.season_id = n.id
  where n.championship_id = championship and n.number = season_number
),
matches as materialized (
  select m.id from season n join match m on m.season_id = n.id
  where n.championship_id = championship and n.number = season_number
),
gained as (
  select l.manager_id, l.points, 0 as wins, 0 as settled, 0 as right_ones from credit l
  where l.championship_id = championship and l.round_id in (select id from rounds)
    and (only_managers is null or l.manager_id = any (only_managers))
  union all
  select l.manager_id, l.points, 0, 0, 0 from ledger l
  where l.championship_id = championship and l.match_id in (select id from matches)
    and (only_managers is null or l.manager_id = any (only_managers))
  union all
  select l.manager_id, 0, 1, 0, 0
  from rounds r join visible_duel d on d.round_id = r.id and d.squad_b_id is not null
  join lineup l on l.round_id = r.id and l.counts and l.squad_id = d.winner_squad_id
  where only_managers is null or l.manager_id = any (only_managers)
  union all
  select p.manager_id, 0, 0, 1, p.is_right::integer from matches m join pick p on p.match_id = m.id
  where p.points is not null and (only_managers is null or p.manager_id = any (only_managers))
)
select g.manager_id, sum(g.points)::integer, sum(g.wins)::integer, sum(g.settled)::integer, sum(g.right_ones)::integer
from gained g group by g.manager_id;
end $$;
