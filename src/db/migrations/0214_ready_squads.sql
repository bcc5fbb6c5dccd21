-- A lock read every squad with all its players to find that nearly all compete just as they were saved, which their saving had known: half of its time.
-- The version of which that was said; any other save, also one by the version before, makes another.
alter table squad add column ready_version integer;

-- What a saving took for granted and may be different at the lock: who is in the market, and in which line. Taken back by the lock that has looked again.
alter table player add column moved boolean not null default false;
create function player_has_moved() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger player_has_moved before update of position, price on player for each row
  when (old.position is distinct from new.position or (old.price is null) <> (new.price is null)) execute function player_has_moved();
