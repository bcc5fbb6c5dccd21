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

-- Tables of bolões hold what they counted until now. Those that count a championship that is not public are counted anew
-- once the functions are there: a migration calls none, because a restored backup makes them only after it.
insert into setting (key, value)
select 'pools_to_recount', jsonb_agg(distinct c.league_id)
from pool_championship c join championship x on x.id = c.championship_id where not x.is_public having count(*) > 0;
