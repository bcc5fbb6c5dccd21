-- What must hold whoever writes. The functions follow from src/db/functions, after all tables.
create function activity_has_manager() returns trigger language plpgsql as $$ begin raise exception 'functions come after tables'; end $$;
create function league_members_came() returns trigger language plpgsql as $$ begin raise exception 'functions come after tables'; end $$;
create function league_members_left() returns trigger language plpgsql as $$ begin raise exception 'functions come after tables'; end $$;
create function entry_is_new() returns trigger language plpgsql as $$ begin raise exception 'functions come after tables'; end $$;
create function refuse_change_but_merge() returns trigger language plpgsql as $$ begin raise exception 'functions come after tables'; end $$;
create function refuse_change() returns trigger language plpgsql as $$ begin raise exception 'functions come after tables'; end $$;
create function lineup_is_paid_once() returns trigger language plpgsql as $$ begin raise exception 'functions come after tables'; end $$;
create function manager_is_not_told_of() returns trigger language plpgsql as $$ begin raise exception 'functions come after tables'; end $$;
create function pick_before_kick_off() returns trigger language plpgsql as $$ begin raise exception 'functions come after tables'; end $$;
create function player_has_moved() returns trigger language plpgsql as $$ begin raise exception 'functions come after tables'; end $$;
create function pool_answer_before_deadline() returns trigger language plpgsql as $$ begin raise exception 'functions come after tables'; end $$;
create function pool_bracket_before_deadline() returns trigger language plpgsql as $$ begin raise exception 'functions come after tables'; end $$;
create function pool_joker_before_kick_off() returns trigger language plpgsql as $$ begin raise exception 'functions come after tables'; end $$;
create function squad_before_deadline() returns trigger language plpgsql as $$ begin raise exception 'functions come after tables'; end $$;
create function squad_is_not_fielded() returns trigger language plpgsql as $$ begin raise exception 'functions come after tables'; end $$;

create trigger activity_has_manager after insert or update of manager_id on activity
  for each row when (new.type <> 'ranking_up') execute function activity_has_manager();
create trigger league_members_came after insert on league_member
  referencing new table as came for each statement execute function league_members_came();
create trigger league_members_left after delete on league_member
  referencing old table as gone for each statement execute function league_members_left();
create trigger entry_is_new before insert on ledger
  for each row when (new.kind = 'lineup') execute function entry_is_new();
create trigger ledger_is_frozen before delete or update on ledger
  for each row execute function refuse_change_but_merge();
create trigger ledger_is_kept before truncate on ledger
  for each statement execute function refuse_change();
create trigger lineup_is_frozen before delete or update on lineup
  for each row execute function refuse_change_but_merge();
create trigger lineup_is_kept before truncate on lineup
  for each statement execute function refuse_change();
create trigger lineup_is_paid_once before delete or update of paid on lineup_score
  for each row when (old.paid is not null) execute function lineup_is_paid_once();
create trigger manager_is_not_told_of before delete on manager
  for each row execute function manager_is_not_told_of();
create constraint trigger pick_before_kick_off after insert or update of outcome, home_goals, away_goals, saved_at on pick
  deferrable initially deferred for each row execute function pick_before_kick_off();
create trigger player_has_moved before update of position, price on player
  for each row when (old.position is distinct from new.position or (old.price is null) <> (new.price is null)) execute function player_has_moved();
create constraint trigger pool_answer_before_deadline after insert or update of choices, saved_at on pool_answer
  deferrable initially deferred for each row execute function pool_answer_before_deadline();
create constraint trigger pool_bracket_before_deadline after insert or update of tie_ids, club_ids, saved_at on pool_bracket
  deferrable initially deferred for each row execute function pool_bracket_before_deadline();
create constraint trigger pool_joker_before_kick_off after insert or update of match_id, saved_at on pool_joker
  deferrable initially deferred for each row execute function pool_joker_before_kick_off();
create trigger pool_members_came after insert on pool_member
  referencing new table as came for each statement execute function league_members_came();
create trigger pool_members_left after delete on pool_member
  referencing old table as gone for each statement execute function league_members_left();
create constraint trigger pool_pick_before_kick_off after insert or update of outcome, home_goals, away_goals, goes_on, saved_at on pool_pick
  deferrable initially deferred for each row when (new.typed_by is not null) execute function pick_before_kick_off();
create constraint trigger squad_before_deadline after insert or update of player_ids, prices_paid, captain_id, vice_captain_id, bench_ids, bench_prices, round_id on squad
  deferrable initially deferred for each row execute function squad_before_deadline();
create trigger squad_is_not_fielded before delete on squad
  for each row execute function squad_is_not_fielded();
