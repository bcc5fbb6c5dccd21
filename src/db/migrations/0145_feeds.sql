-- Results that arrive by themselves (docs/decisions/039-feeds.md): at most one feed a championship, and none unless an operator turns it on.
create table feed (
  championship_id integer primary key references championship on delete cascade,
  kind text not null check (kind in ('cartola', 'football-data', 'openfootball')),
  address text not null,
  turned_on_at timestamptz not null default clock_timestamp(),
  -- An operator goes on by hand.
  held_at timestamptz,
  -- Real time. Who asks moves it on first, so that two never ask at once.
  next_at timestamptz not null default clock_timestamp(),
  -- From one poll to the next, as things are: numbers older than two of them say how old they are.
  every_seconds integer not null default 60,
  asked_at timestamptz,
  succeeded_at timestamptz,
  changed_at timestamptz,
  failures integer not null default 0,
  -- Of the newest try, if it brought nothing.
  problem jsonb,
  -- Of the documents that were taken last, and how far the championship was in them.
  digest text,
  progress integer[],
  -- What the newest snapshot took back: believed when it is said again.
  doubted text
);

-- What happened to a feed, for operators.
create table feed_note (
  id bigint generated always as identity primary key,
  championship_id integer not null references championship on delete cascade,
  at timestamptz not null default clock_timestamp(),
  kind text not null,
  detail jsonb not null default '{}'
);
create index feed_note_by_championship on feed_note (championship_id, id desc);
