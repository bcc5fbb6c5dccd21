-- When each manager first reached each achievement (AC1 to AC6), from the rows it stands on; the truth that the table is
-- kept to after corrections (AC9) and that the audit compares it with.
create function derive_achievements(only_managers integer[] default null, only_kinds text[] default null)
returns table (manager_id integer, kind text, at timestamptz)
language plpgsql stable set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  is_all boolean := only_managers is null;
  kinds text[] := coalesce(only_kinds, array['primeira-escalacao', 'olho-clinico', 'campeao-de-liga', 'em-chamas',
    'rodada-de-gala', 'top-100']);
begin
return query
select l.manager_id, 'primeira-escalacao', min(l.locked_at)
from lineup l
where 'primeira-escalacao' = any (kinds) and l.counts and (is_all or l.manager_id = any (only_managers))
group by l.manager_id
union all
select p.manager_id, 'olho-clinico', min(m.ended_at)
from pick p join match m on m.id = p.match_id
where 'olho-clinico' = any (kinds) and p.points is not null and p.home_goals = m.home_score and p.away_goals = m.away_score
  and (is_all or p.manager_id = any (only_managers))
group by p.manager_id
union all
select s.manager_id, 'campeao-de-liga', min(g.ended_at)
from league g join squad s on s.id = g.winner_squad_id
where 'campeao-de-liga' = any (kinds) and g.ended_at is not null and (is_all or s.manager_id = any (only_managers))
group by s.manager_id
union all
-- Five in a row by kick-off (PK5): reached when the last of the five to end has ended.
select f.manager_id, 'em-chamas', min(f.ended_at)
from (
  select p.manager_id, bool_and(p.is_right) over five as is_right, count(*) over five as picks, max(m.ended_at) over five as ended_at
  from pick p join match m on m.id = p.match_id
  where 'em-chamas' = any (kinds) and p.points is not null and (is_all or p.manager_id = any (only_managers))
  window five as (partition by p.manager_id order by m.starts_at, m.id rows 4 preceding)
) f
where f.is_right and f.picks = 5
group by f.manager_id
union all
select l.manager_id, 'rodada-de-gala', min(r.settled_at)
from lineup l join lineup_score c on c.round_id = l.round_id and c.squad_id = l.squad_id join round r on r.id = l.round_id
where 'rodada-de-gala' = any (kinds) and l.counts and c.point_tenths >= 1000 and (is_all or l.manager_id = any (only_managers))
group by l.manager_id
union all
select h.manager_id, 'top-100', min(r.settled_at)
from rank_history h join round r on r.id = h.round_id
where 'top-100' = any (kinds) and h.rank <= 100 and h.points > 0 and (is_all or h.manager_id = any (only_managers))
group by h.manager_id;
end $$;

-- Worlds made before had later dates for who won several leagues, and kept what a correction had taken away. An account
-- that took in a guest keeps what either had.
with due as materialized (select * from derive_achievements()),
gone as (
  delete from achievement a
  where not exists (select from due d where d.manager_id = a.manager_id and d.kind = a.kind)
    and not exists (select from manager_merge g where g.account_id = a.manager_id)
  returning a.manager_id, a.kind
),
untold as (
  delete from activity t using gone
  where t.manager_id = gone.manager_id and t.type = 'achievement' and t.data ->> 'achievement' = gone.kind
),
dated as (
  update achievement a set at = d.at from due d
  where d.manager_id = a.manager_id and d.kind = a.kind and a.at <> d.at
    and not exists (select from manager_merge g where g.account_id = a.manager_id)
  returning a.manager_id, a.kind, a.at
),
retold as (
  update activity t set at = dated.at from dated
  where t.manager_id = dated.manager_id and t.type = 'achievement' and t.data ->> 'achievement' = dated.kind
    and t.data -> 'leagueId' is null
)
insert into achievement (manager_id, kind, at)
select manager_id, kind, at from due
on conflict do nothing;
