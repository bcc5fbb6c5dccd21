-- JN2: another key by which files call a club.
create table club_alias (
  championship_id integer not null references championship on delete cascade,
  key text not null,
  club_id smallint not null references club on delete cascade,
  primary key (championship_id, key)
);
create index club_alias_by_club on club_alias (club_id);

-- JN5: a player whose rows of files are those of another one.
create table player_alias (
  championship_id integer not null references championship on delete cascade,
  key text not null,
  player_id integer not null references player on delete cascade,
  -- The player of the key itself, and the rounds in which lineups hold either of the two: there he keeps what he did.
  own_player_id integer not null references player on delete cascade,
  apart_rounds integer[] not null default '{}',
  primary key (championship_id, key)
);
create index player_alias_by_player on player_alias (player_id);
create index player_alias_by_own_player on player_alias (own_player_id);

-- JN7: what joining two clubs or players moved, so that it can be moved back.
create table championship_join (
  id integer generated always as identity primary key,
  championship_id integer not null references championship on delete cascade,
  at timestamptz not null default clock_timestamp(),
  -- Null: on the command line.
  manager_id integer references manager,
  kind text not null check (kind in ('club', 'player')),
  kept_id integer not null,
  gone_id integer not null,
  kept_name text not null,
  gone_name text not null,
  moved jsonb not null,
  undone_at timestamptz
);
create index championship_join_by_championship on championship_join (championship_id, id desc);
create index championship_join_by_manager on championship_join (manager_id) where manager_id is not null;

-- JN3: a published row that found no match. Open: it is still not brought in.
create table published_left (
  championship_id integer not null references championship on delete cascade,
  row_key text not null,
  round smallint not null,
  player_key text not null,
  club text not null,
  hundredths integer not null,
  is_open boolean not null,
  primary key (championship_id, row_key)
);
