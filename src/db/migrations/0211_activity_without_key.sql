-- A foreign key looks up and locks the manager of every entry, which for the rises that a settlement tells is nearly half of their time. They are told of
-- those whose stats the settlement holds, whom nobody removes meanwhile. All other entries are looked at as before, and whoever deletes a manager
-- still finds what is told of him.
alter table activity drop constraint activity_manager_id_fkey;
create function activity_has_manager() returns trigger language plpgsql as $$ begin return null; end $$;
create function manager_is_not_told_of() returns trigger language plpgsql as $$ begin return old; end $$;
create trigger activity_has_manager after insert or update of manager_id on activity
  for each row when (new.type <> 'ranking_up') execute function activity_has_manager();
create trigger manager_is_not_told_of before delete on manager for each row execute function manager_is_not_told_of();
