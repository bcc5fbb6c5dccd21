-- What a round's first settlement gives to a lineup's manager stands in one row: beside its points what they paid, what he then held, where that put him
-- and, if it is told that he rose, from where. An entry of the ledger, a rank history and an activity each had a row of their own for it, with seven
-- indexes between them. Empty for a lineup that does not count, and in rounds that were settled before.
alter table lineup_score add column paid integer, add column points_after integer, add column rank_after integer, add column rose_from integer;

-- Every entry there is. Whoever asks by league, match or correction asks the ledger itself: no lineup has one.
create view credit as
select key, manager_id, kind, points, championship_id, round_id, match_id, league_id, squad_id, at, correction_id from ledger
union all
select 'lineup:' || l.round_id || ':' || l.manager_id || ':1', l.manager_id, 'lineup', s.paid, r.championship_id, l.round_id, null, null, l.squad_id,
  r.settled_at, null
from lineup l join lineup_score s using (round_id, squad_id) join round r on r.id = l.round_id
where l.counts and s.paid <> 0;

-- Where everybody stood after each round. Whoever asks for one person asks `standing_of`.
create view standing as
select manager_id, round_id, points, rank from rank_history
union all
select manager_id, round_id, points_after, rank_after from lineup_score where rank_after is not null;

create function lineup_is_paid_once() returns trigger language plpgsql as $$ begin return new; end $$;
create function entry_is_new() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger lineup_is_paid_once before delete or update of paid on lineup_score for each row
  when (old.paid is not null) execute function lineup_is_paid_once();
create trigger entry_is_new before insert on ledger for each row when (new.kind = 'lineup') execute function entry_is_new();
