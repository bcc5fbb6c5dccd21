-- CP9: whether the leagues of a championship that is not public bring newcomers in, and of which league an organiser has forbidden it.
alter table championship add column leagues_invite boolean not null default false;
alter table league add column newcomers_barred_at timestamptz;

-- Through the link of which league somebody came; null: with the invitation of the championship itself.
alter table championship_member add column league_id integer references league on delete set null;
create index championship_member_by_league on championship_member (league_id) where league_id is not null;

-- CP10: nobody removes the person who appointed them. Of those from before only the first is known: everybody else counts as appointed by that person.
alter table championship_organiser add column appointed_by integer references manager on delete set null;
create index championship_organiser_by_appointer on championship_organiser (appointed_by) where appointed_by is not null;
update championship_organiser o set appointed_by = x.first
from (select distinct on (championship_id) championship_id, manager_id as first from championship_organiser order by championship_id, at, manager_id) x
where x.championship_id = o.championship_id and x.first <> o.manager_id;

-- CP11: whom organisers removed stays out, with whichever invitation.
create table championship_removal (
  championship_id integer not null references championship on delete cascade,
  manager_id integer not null references manager on delete cascade,
  removed_by integer references manager on delete set null,
  at timestamptz not null default clock_timestamp(),
  primary key (championship_id, manager_id)
);
create index championship_removal_by_manager on championship_removal (manager_id);
create index championship_removal_by_remover on championship_removal (removed_by) where removed_by is not null;

-- BL17: of the championships that a bolão counts beside its own, those that anybody may see now.
create view pool_counted_championship as
  select c.league_id, c.championship_id from pool_championship c join championship x on x.id = c.championship_id and x.is_public;

-- Tables of bolões hold what they counted until now: those that count one which is not public any more are counted anew.
do $$
begin
  if not exists (select from pool_championship c join championship x on x.id = c.championship_id where not x.is_public) then
    return;
  end if;
  update pool_member o set points = r.points, exact = r.exact, rank = case when o.rank is null then null else r.place end
  from (
    select league_id, manager_id, points, exact, rank() over (partition by league_id order by points desc, exact desc) as place
    from (
      select o.league_id, o.manager_id, o.points - coalesce(sum(k.points), 0)::integer as points, o.exact - coalesce(sum(k.exact), 0)::integer as exact
      from pool_member o left join lateral (
        select pick_worth(p, k.points, k.full_points, k.outcome, k.goes_on_right) * stage_times(p, knockout_stage(m.id))
            * case when p.has_joker and exists (select from pool_joker j where j.match_id = m.id and j.league_id = o.league_id and j.manager_id = o.manager_id)
              then 2 else 1 end as points,
          (counted_line(p, k.points, k.full_points) = 25)::integer as exact
        from pool p join league g on g.id = p.league_id join pool_championship c on c.league_id = p.league_id
        join championship x on x.id = c.championship_id and not x.is_public join season s on s.championship_id = x.id
        join match m on m.season_id = s.id and m.starts_at >= g.starts_at and m.starts_at < g.ends_at and m.starts_at > o.joined_at
          and (p.sport is null or m.sport = p.sport)
        join pool_picks(o.league_id, o.manager_id) k on k.match_id = m.id and k.points is not null
        where p.league_id = o.league_id) k on true
      where o.league_id in (select c.league_id from pool_championship c join championship x on x.id = c.championship_id where not x.is_public)
      group by o.league_id, o.manager_id) d) r
  where r.league_id = o.league_id and r.manager_id = o.manager_id;
end $$;
