-- What a league pays is a trophy and no longer points of the ranking (decision 021). A league with a winner and no trophy
-- was closed by the version before: its prize still stands in the ledger and is due to be taken back from there.
alter table league add column trophy_points integer check (trophy_points >= 0);
create index league_without_trophy on league (id) where winner_squad_id is not null and trophy_points is null;

alter table manager_stat add column trophy_points integer not null default 0;

-- A profile lists the trophies of its squads.
create index league_by_winner on league (winner_squad_id) where winner_squad_id is not null;
