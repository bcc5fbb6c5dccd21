-- VAR aberto: the table of a bolão enters the log (decision 120). The function follows from src/db/functions.
create function var_of_table() returns trigger language plpgsql as $$ begin raise exception 'functions come after tables'; end $$;

create constraint trigger var_of_table after update of counted_on on pool
  deferrable initially deferred for each row when (old.counted_on is distinct from new.counted_on) execute function var_of_table();
create constraint trigger var_of_table after update of ended_at on league
  deferrable initially deferred for each row when (old.ended_at is null and new.ended_at is not null) execute function var_of_table();
