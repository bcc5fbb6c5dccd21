-- BL17: championships whose matches a bolão counts beside those of its own.
create table pool_championship (
  league_id integer not null references pool on delete cascade,
  championship_id integer not null references championship on delete cascade,
  primary key (league_id, championship_id)
);
create index pool_championship_by_championship on pool_championship (championship_id);
