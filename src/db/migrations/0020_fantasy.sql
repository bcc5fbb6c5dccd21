-- Leagues of 15,420 and of 12 must open alike: their size is kept, not counted.
alter table league add column member_count integer not null default 0;
-- An owner may close his league to newcomers; those inside play on.
alter table league add column closed_at timestamptz;
update league g set member_count = (select count(*) from league_member m where m.league_id = g.id);

create function league_members_came() returns trigger language plpgsql as $$
begin
  update league g set member_count = g.member_count + n.count
  from (select league_id, count(*) as count from came group by league_id) n where g.id = n.league_id;
  return null;
end $$;

create function league_members_left() returns trigger language plpgsql as $$
begin
  update league g set member_count = g.member_count - n.count
  from (select league_id, count(*) as count from gone group by league_id) n where g.id = n.league_id;
  return null;
end $$;

create trigger league_members_came after insert on league_member
  referencing new table as came for each statement execute function league_members_came();
create trigger league_members_left after delete on league_member
  referencing old table as gone for each statement execute function league_members_left();

create index league_by_name on league using gin (search_text(name) gin_trgm_ops);
create index league_by_owner on league (owner_id) where owner_id is not null;
