-- VAR aberto: bonus questions of bolões and their right answers enter the log, and so does the result that the federation
-- decides (MT5). The functions follow from src/db/functions.
create function var_of_question() returns trigger language plpgsql as $$ begin raise exception 'functions come after tables'; end $$;
create function var_of_verdict() returns trigger language plpgsql as $$ begin raise exception 'functions come after tables'; end $$;

create trigger var_of_question after insert or delete or update of kind, group_letter, points, closes_at on pool_question
  for each row execute function var_of_question();
create trigger var_of_verdict after insert on pool_verdict for each row execute function var_of_verdict();
create constraint trigger var_of_decision after update of official_home, official_away, is_awarded on match
  deferrable initially deferred for each row when (new.state = 'final') execute function var_of_match();
