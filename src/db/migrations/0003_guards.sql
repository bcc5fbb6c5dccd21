-- Rules that must hold whoever writes and however requests race. Error codes: CR001 market closed, CR002 match
-- started, CR003 frozen row.

-- SQ7 at the instant of commit: a check made earlier in the transaction lets writes slip past the deadline.
create function squad_before_deadline() returns trigger language plpgsql as $$
declare deadline timestamptz;
begin
  if new.round_id is null then return null; end if;
  select deadline_at into deadline from round where id = new.round_id;
  if game_now() >= deadline then
    raise exception 'the market of round % closed at %', new.round_id, deadline using errcode = 'CR001';
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
  if game_now() >= kick_off then
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
