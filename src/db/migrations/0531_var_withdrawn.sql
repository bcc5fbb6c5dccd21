-- VAR aberto: a result that is withdrawn (IM7) enters the log, and so do results of clubs that became one (JN4).
create constraint trigger var_of_withdrawal after update of state on match
  deferrable initially deferred for each row when (old.state = 'final' and new.state <> 'final') execute function var_of_match();
create constraint trigger var_of_clubs after update of home_club_id, away_club_id on match
  deferrable initially deferred for each row when (new.state = 'final') execute function var_of_match();
