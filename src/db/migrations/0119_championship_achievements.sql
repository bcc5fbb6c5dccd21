-- Achievements hold per championship. Those of the first stay in `achievement`, whose key the version before names when it merges
-- guests; those of others have a table of their own. The function achievements_in reads both.
create table championship_achievement (
  championship_id integer not null references championship on delete cascade,
  manager_id integer not null references manager,
  kind text not null,
  at timestamptz not null,
  detail jsonb not null default '{}',
  primary key (championship_id, manager_id, kind)
);
create index championship_achievement_by_manager on championship_achievement (manager_id);
