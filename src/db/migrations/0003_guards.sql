-- Rules that must hold whoever writes and however requests race. Error codes: CR001 market closed, CR002 match
-- started, CR003 frozen row.

-- From a check at the end of a transaction to its commit record pass 20 microseconds, on a busy machine some milliseconds.
-- What would commit in the last 50 of them is refused, or a few writes would carry a commit time after the deadline.
create function game_at_commit() returns timestamptz language sql volatile
  return game_now() + (select pace from clock) * interval '50 milliseconds';

-- SQ7 at the instant of commit: a check made earlier in the transaction lets writes slip past the deadline. The market
-- is that of the open round which closes first. Between its deadline and its lock nothing may be saved, not even for the
-- round after it: the lock freezes squads as it finds them. A save must not notify: that waits for a lock after this check.
create function squad_before_deadline() returns trigger language plpgsql as $$
declare market record;
begin
  select id, deadline_at into market from round where state = 'open' order by deadline_at limit 1;
  if game_at_commit() >= market.deadline_at then
    raise exception 'the market of round % closed at %', market.id, market.deadline_at using errcode = 'CR001';
  end if;
  if new.round_id is not null and new.round_id is distinct from market.id then
    raise exception 'the market is not that of round %', new.round_id using errcode = 'CR001';
  end if;
  return null;
end $$;

create constraint trigger squad_before_deadline
  after insert or update of player_ids, prices_paid, captain_id, round_id on squad
  deferrable initially deferred for each row execute function squad_before_deadline();

-- PK1 likewise: settling writes points and is_right only, so it does not meet this trigger.
create function pick_before_kick_off() returns trigger language plpgsql as $$
declare kick_off timestamptz;
begin
  select starts_at into kick_off from match where id = new.match_id;
  if game_at_commit() >= kick_off then
    raise exception 'match % started at %', new.match_id, kick_off using errcode = 'CR002';
  end if;
  return null;
end $$;

create constraint trigger pick_before_kick_off
  after insert or update of outcome, home_goals, away_goals, saved_at on pick
  deferrable initially deferred for each row execute function pick_before_kick_off();

-- SQ8: a lineup is written once. Ledger entries are never changed either: a correction is a new entry.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are never changed', tg_table_name using errcode = 'CR003';
end $$;

create trigger lineup_is_frozen before update or delete on lineup for each row execute function refuse_change();
create trigger lineup_is_kept before truncate on lineup for each statement execute function refuse_change();
create trigger ledger_is_frozen before update or delete on ledger for each row execute function refuse_change();
create trigger ledger_is_kept before truncate on ledger for each statement execute function refuse_change();
