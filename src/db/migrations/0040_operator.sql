-- What operators did by hand, noted before it is done: an entry without an outcome is a step that nobody saw the end of.
create table operator_action (
  id integer generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  game_at timestamptz not null default game_now(),
  -- Null: on the command line.
  manager_id integer references manager,
  action text not null check (action in ('lock', 'settle', 'correct', 'pace')),
  detail jsonb not null,
  outcome text
);
create index operator_action_by_manager on operator_action (manager_id) where manager_id is not null;
