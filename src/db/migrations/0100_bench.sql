-- Bench and vice-captain (decision 023). The version before names neither: its squads and lineups have none. It may also put a
-- reserve into the eleven or sell the vice, so what fits is decided by whoever reads a squad, not by a check here.
alter table squad
  add column vice_captain_id integer references player,
  add column bench_ids integer[] not null default '{}',
  -- The price of the day on which each was put there (BN2).
  add column bench_prices smallint[] not null default '{}',
  add constraint squad_bench check (cardinality(bench_ids) <= 4 and cardinality(bench_ids) = cardinality(bench_prices));

-- SQ7 holds for the bench as well.
drop trigger squad_before_deadline on squad;
create constraint trigger squad_before_deadline
  after insert or update of player_ids, prices_paid, captain_id, vice_captain_id, bench_ids, bench_prices, round_id on squad
  deferrable initially deferred for each row execute function squad_before_deadline();

alter table lineup
  add column vice_captain_id integer,
  add column bench_ids integer[] not null default '{}',
  add constraint lineup_vice check (vice_captain_id = any (player_ids) and vice_captain_id <> captain_id),
  add constraint lineup_bench check (cardinality(bench_ids) <= 4 and not bench_ids && player_ids);

-- False for who was only on the bench, with a card (SC7). Whoever was stored so far counts as having played.
alter table player_match add column took_part boolean not null default true;
