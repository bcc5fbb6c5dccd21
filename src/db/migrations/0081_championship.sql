-- Everything of the game belongs to a championship; a server has one so far. Versions before this one name none: what they
-- write belongs to the first. When they are gone, the defaults go (docs/decisions/019-championship-id.md).
create table championship (
  id integer primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (char_length(name) between 1 and 60)
);
insert into championship (id, slug, name) values (1, 'craque', 'Craque');

alter table season
  add column championship_id integer not null default 1 references championship,
  drop constraint season_sport_number_key,
  add constraint season_number unique (championship_id, sport, number),
  add constraint season_of_championship unique (id, championship_id);
alter table club
  add column championship_id integer not null default 1 references championship,
  drop constraint club_slug_key,
  add constraint club_slug unique (championship_id, slug),
  add constraint club_of_championship unique (id, championship_id);

-- Asked for by championship in every place, they repeat what their season or club says, and cannot say anything else.
alter table round
  add column championship_id integer not null default 1,
  drop constraint round_season_id_fkey,
  add constraint round_of_season foreign key (season_id, championship_id) references season (id, championship_id);
create index round_of_championship on round (championship_id, deadline_at);
alter table player
  add column championship_id integer not null default 1,
  drop constraint player_club_id_fkey,
  add constraint player_of_club foreign key (club_id, championship_id) references club (id, championship_id);

alter table squad add column championship_id integer not null default 1 references championship;
alter table league add column championship_id integer not null default 1 references championship;

drop index league_featured, league_open, league_over;
create unique index league_featured on league (championship_id, featured, edition) where featured is not null;
create index league_open on league (championship_id, featured, member_count desc, id)
  where ended_at is null and visibility = 'public';
create index league_over on league (championship_id, ended_at desc, featured, member_count desc, id)
  where ended_at is not null;

-- A board for each championship. Who asks for a manager alone, as the version before does, still goes by the index.
alter table manager_stat
  add column championship_id integer not null default 1 references championship,
  drop constraint manager_stat_pkey,
  add primary key (manager_id, championship_id);
alter table ledger add column championship_id integer not null default 1;
