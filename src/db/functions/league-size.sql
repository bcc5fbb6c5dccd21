create or replace function league_members_came() returns trigger language plpgsql as $$
begin
  update league g set member_count = g.member_count + n.count
  from (select league_id, count(*) as count from came group by league_id) n where g.id = n.league_id;
  return null;
end $$;

create or replace function league_members_left() returns trigger language plpgsql as $$
begin
  update league g set member_count = g.member_count - n.count
  from (select league_id, count(*) as count from gone group by league_id) n where g.id = n.league_id;
  return null;
end $$;
