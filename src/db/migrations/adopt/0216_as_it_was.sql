-- Makes of an empty baseline the tables of migration 0216, into which a backup of that version fits.
drop view visible_duel, visible_division_member, pool_counted_championship;
drop table round_file, club_alias, player_alias, championship_join, published_left, championship_removal, match_reporter, desk_held_tap, match_proposal;
drop index operator_action_by_match;
alter table championship drop column leagues_invite;
alter table championship_member drop column league_id;
alter table championship_organiser drop column appointed_by;
alter table league drop column newcomers_barred_at;
alter table correction drop column manager_id;
alter table match drop column resumes_at;
alter table match_decision drop column minute, drop column manager_id;
alter table pick drop column grade, drop column full_grade;
alter table pool_pick drop column grade, drop column full_grade;
alter table pool_answer drop column points;

create table achievement (
  manager_id integer not null,
  kind text not null,
  at timestamptz not null,
  detail jsonb not null,
  primary key (manager_id, kind)
);
alter table championship_achievement add column detail jsonb not null default '{}';
create table clock (
  one boolean primary key,
  real_anchor timestamptz not null,
  game_anchor timestamptz not null,
  pace double precision not null
);
alter table pick add column full_points smallint;
alter table pool_pick add column full_points smallint;
alter table operator_action add column game_at timestamptz;
alter table squad add constraint squad_player_ids_check check (true),
  add constraint squad_prices_paid_check check (true);
create index league_without_trophy on league (id) where winner_squad_id is not null and trophy_points is null;
