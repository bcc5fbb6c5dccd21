-- When each manager first reached each achievement of a championship, computed from the rows that prove it
-- (AC1, AC2, AC3, AC4, AC5, AC6, AC10).
-- After corrections, `championship_achievement` follows this function (AC9). The audit compares the two. The domain
-- passes the limits in.
create or replace function achievements_due_in(
  championship integer, hot_streak integer, gala_tenths integer, top_rank integer, rank_points integer,
  only_managers integer[] default null, only_kinds text[] default null
) returns table (manager_id integer, kind text, at timestamptz)
language plpgsql stable set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  is_all boolean := only_managers is null;
  kinds text[] := coalesce(only_kinds, array['primeira-escalacao', 'olho-clinico', 'campeao-de-liga', 'em-chamas',
    'rodada-de-gala', 'top-100']);
begin
return query
select l.manager_id, 'primeira-escalacao', min(l.locked_at)
from lineup l join round r on r.id = l.round_id
where 'primeira-escalacao' = any (kinds) and r.championship_id = championship and l.counts and (is_all or l.manager_id = any (only_managers))
group by l.manager_id
union all
select p.manager_id, 'olho-clinico', min(m.ended_at)
from pick p join match m on m.id = p.match_id join season s on s.id = m.season_id
where 'olho-clinico' = any (kinds) and s.championship_id = championship and p.points is not null and p.home_goals = m.home_score and p.away_goals = m.away_score
  and (is_all or p.manager_id = any (only_managers))
group by p.manager_id
union all
select t.manager_id, 'campeao-de-liga', min(t.ended_at)
from league_titles() t
where 'campeao-de-liga' = any (kinds) and t.championship_id = championship and (is_all or t.manager_id = any (only_managers))
group by t.manager_id
union all
-- `hot_streak` right picks in a row by kick-off (PK5): reached when the last of these matches to end has ended.
select f.manager_id, 'em-chamas', min(f.ended_at)
from (
  select p.manager_id, bool_and(p.is_right) over run as is_right, count(*) over run as picks, max(m.ended_at) over run as ended_at
  from pick p join match m on m.id = p.match_id join season s on s.id = m.season_id
  where 'em-chamas' = any (kinds) and s.championship_id = championship and p.points is not null and (is_all or p.manager_id = any (only_managers))
  window run as (partition by p.manager_id order by m.starts_at, m.id rows hot_streak - 1 preceding)
) f
where f.is_right and f.picks = hot_streak
group by f.manager_id
union all
select l.manager_id, 'rodada-de-gala', min(r.settled_at)
from lineup l join lineup_score c on c.round_id = l.round_id and c.squad_id = l.squad_id join round r on r.id = l.round_id
where 'rodada-de-gala' = any (kinds) and r.championship_id = championship and l.counts and c.point_tenths >= gala_tenths
  and (is_all or l.manager_id = any (only_managers))
group by l.manager_id
union all
select h.manager_id, 'top-100', min(r.settled_at)
from round r cross join lateral (
  select s.manager_id, s.points, s.rank from standing s where is_all and s.round_id = r.id
  union all
  select m, s.points, s.rank from unnest(only_managers) m, standing_of(r.id, m) s where not is_all
) h
where 'top-100' = any (kinds) and r.championship_id = championship and h.rank <= top_rank and h.points >= rank_points
group by h.manager_id;
end $$;
