-- PJ5: what was expected of every player before a round; it stays as it was once the round is locked.
create table projection (
  round_id integer not null references round on delete cascade,
  player_id integer not null references player on delete cascade,
  mean_tenths real not null,
  deviation_tenths real not null,
  play_chance real not null,
  low_tenths smallint not null,
  high_tenths smallint not null,
  blank_chance real not null,
  ten_chance real not null,
  -- What simpler guesses said at the same moment.
  season_mean_tenths real not null,
  last_five_tenths real not null,
  primary key (round_id, player_id)
);
create index projection_by_player on projection (player_id);
