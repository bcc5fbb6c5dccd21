-- From here on the tables are those of 0400_contract_baseline: what only older versions needed goes.

-- What nothing calls any more.
drop function if exists derive_achievements, derive_stats, answer_points, counted_line, pick_worth, pool_head_start, pool_is_waiting,
  pool_picks, pool_points, pool_squad_sums, pool_sums, pool_sums_of, pool_totals_due, recount_pools, squad_points_of, stage_times;

-- Achievements of all championships stand in one table.
insert into championship_achievement (championship_id, manager_id, kind, at) select 1, manager_id, kind, at from achievement on conflict do nothing;
drop function if exists achievements_in(integer);
drop table achievement;
alter table championship_achievement drop column detail;

-- The clock of the first championship stands beside those of the others.
drop function if exists game_at_commit();
drop function if exists real_time_of(timestamptz);
drop function if exists set_pace(double precision);
create or replace function game_now() returns timestamptz language sql stable parallel safe return clock_timestamp();
drop table clock;
drop function if exists follow_first_clock();

-- Everybody who writes says of which championship.
alter table season alter championship_id drop default;
alter table club alter championship_id drop default;
alter table round alter championship_id drop default;
alter table player alter championship_id drop default;
alter table squad alter championship_id drop default, alter modality drop default;
alter table league alter championship_id drop default;
alter table ledger alter championship_id drop default;
alter table manager_stat alter championship_id drop default;
alter table activity alter championship_id drop default;

-- Data of a championship has its number in its name.
update data_version set name = name || ':1' where name in ('forecast', 'league', 'market', 'match', 'pick', 'ranking', 'round');

-- Grades say what points of a scale said (0272), and what a bolão pays is counted from them.
alter table pick drop column full_points;
alter table pool_pick drop column full_points;

-- The size and the price of a squad follow from its modality (squad_size, squad_budget).
alter table squad drop constraint squad_player_ids_check, drop constraint squad_prices_paid_check;

-- Nobody reads when it was by the clock of the first championship.
alter table operator_action drop column game_at;

-- All prizes from before there were trophies have become trophies.
drop index league_without_trophy;

alter table pick validate constraint pick_goes_on;
alter table pick validate constraint pick_graded_check;
alter table pool_pick validate constraint pool_pick_graded_check;
alter table pool_bracket validate constraint pool_bracket_places;
