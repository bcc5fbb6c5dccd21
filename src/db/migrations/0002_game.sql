-- The words of the game (docs/rules.md) as tables. Points are integers: lineups in tenths, prices in points.

create type sport as enum ('futebol', 'basquete', 'volei', 'tenis');
create type player_status as enum ('provavel', 'duvida', 'contundido', 'suspenso');
create type round_state as enum ('open', 'locked', 'live', 'settled');
create type match_state as enum ('scheduled', 'live', 'final');
create type manager_kind as enum ('bot', 'guest', 'account');
create type league_format as enum ('pontos-corridos', 'mata-mata');
create type league_visibility as enum ('public', 'private');

create table club (
  id smallint primary key,
  sport sport not null,
  slug text not null unique,
  name text not null,
  short_name text not null,
  code text not null,
  city text not null,
  color_primary text not null,
  color_secondary text not null,
  pattern text not null
);
create index club_by_sport on club (sport, id);

create table player (
  id integer primary key,
  club_id smallint not null references club,
  name text not null,
  short_name text not null,
  position text not null,
  shirt_number smallint not null,
  status player_status not null default 'provavel',
  -- What the sample world knows beyond the status: rounds out, cards so far.
  condition jsonb not null default '{}',
  -- Only football has a market.
  price smallint check (price between 50 and 150),
  last_price_change smallint not null default 0,
  check (price is null or position in ('Goleiro', 'Defensor', 'Meio-Campo', 'Atacante'))
);
create index player_by_club on player (club_id);

create table season (
  id integer primary key,
  sport sport not null,
  number integer not null,
  starts_on date not null,
  ends_on date not null,
  unique (sport, number)
);

create table round (
  id integer primary key,
  season_id integer not null references season,
  number smallint not null,
  state round_state not null default 'open',
  deadline_at timestamptz not null,
  ends_at timestamptz not null,
  locked_at timestamptz,
  live_at timestamptz,
  settled_at timestamptz,
  settlements smallint not null default 0,
  unique (season_id, number)
);
create index round_by_deadline on round (deadline_at);
create index round_unsettled on round (deadline_at) where state <> 'settled';

create table match (
  id integer primary key,
  sport sport not null,
  season_id integer not null references season,
  round_id integer references round,
  home_club_id smallint not null references club,
  away_club_id smallint not null references club,
  starts_at timestamptz not null,
  state match_state not null default 'scheduled',
  minute smallint not null default 0,
  home_score smallint,
  away_score smallint,
  detail jsonb not null default '{}',
  ended_at timestamptz,
  revision smallint not null default 0,
  picks_settled boolean not null default false,
  -- Names a match of the sample world: its seed of chance. Null for imported ones.
  fixture_key text unique,
  check (home_club_id <> away_club_id),
  check ((state = 'scheduled') = (home_score is null)),
  check ((home_score is null) = (away_score is null))
);
create index match_by_time on match (sport, starts_at);
create index match_by_round on match (round_id) where round_id is not null;
create index match_unfinished on match (starts_at) where state <> 'final';
create index match_with_open_picks on match (id) where state = 'final' and not picks_settled;
create index match_by_home on match (home_club_id, starts_at);
create index match_by_away on match (away_club_id, starts_at);

create table match_event (
  match_id integer not null references match,
  seq smallint not null,
  minute smallint not null,
  kind text not null,
  club_id smallint references club,
  player_id integer references player,
  home_score smallint not null,
  away_score smallint not null,
  detail jsonb not null default '{}',
  primary key (match_id, seq)
);

create table scoring_rules (
  name text primary key,
  weights jsonb not null,
  created_at timestamptz not null default now()
);

-- One row a player and match: his scouts (or box score) and, in football, the points they give.
create table player_match (
  match_id integer not null references match,
  player_id integer not null references player,
  club_id smallint not null references club,
  scouts jsonb not null,
  point_tenths smallint not null default 0,
  rules text references scoring_rules,
  primary key (match_id, player_id)
);
create index player_match_by_player on player_match (player_id, match_id);

create table price_history (
  player_id integer not null references player,
  round_id integer not null references round,
  price smallint not null,
  change smallint not null,
  primary key (player_id, round_id)
);

create table forecast (
  match_id integer primary key references match,
  home_percent smallint not null,
  draw_percent smallint not null,
  away_percent smallint not null,
  home_goals real,
  away_goals real,
  detail jsonb not null default '{}',
  fitted_at timestamptz not null,
  check (home_percent + draw_percent + away_percent = 100)
);

create table club_strength (
  club_id smallint not null references club,
  day date not null,
  attack real not null,
  defence real not null,
  rating real not null,
  primary key (club_id, day)
);

create table manager (
  id integer generated by default as identity primary key,
  kind manager_kind not null,
  name text not null check (char_length(name) between 1 and 40),
  -- Folded (case, accents, look-alikes) so that a name is found and cannot be imitated.
  name_key text not null,
  country text not null,
  avatar_seed text not null check (avatar_seed ~ '^[A-Za-z0-9_-]{1,64}$'),
  bio text not null default '' check (char_length(bio) <= 300),
  favorite_club_id smallint references club,
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index manager_by_name on manager (name_key text_pattern_ops);

create function squad_cost(prices smallint[]) returns integer language sql immutable parallel safe
  return (select coalesce(sum(p), 0)::integer from unnest(prices) as p);

-- SQ1 and SQ2 hold for every stored squad, whoever writes it.
create table squad (
  id integer generated by default as identity primary key,
  manager_id integer not null references manager,
  name text not null check (char_length(name) between 1 and 40),
  player_ids integer[] not null default '{}',
  prices_paid smallint[] not null default '{}',
  captain_id integer references player,
  -- The round this version was saved for: SQ7 is checked against its deadline when the save commits.
  round_id integer references round,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  check (cardinality(player_ids) <= 11),
  check (cardinality(player_ids) = cardinality(prices_paid)),
  check (squad_cost(prices_paid) <= 1000),
  check (captain_id is null or captain_id = any (player_ids)),
  constraint squad_by_manager unique (manager_id, id)
);

-- Tables that a lock or a settlement fills for everybody at once reference only what could be taken away from them: a
-- foreign key is a look-up a row, three quarters of the time of a lock. They are filled from the tables they point to, and
-- the audit looks whether all of it is there.
create table lineup (
  round_id integer not null,
  squad_id integer not null references squad,
  manager_id integer not null,
  player_ids integer[] not null check (cardinality(player_ids) = 11),
  captain_id integer not null,
  -- SQ9: one lineup of a manager counts for ranking and duels; his other squads play in leagues only.
  counts boolean not null,
  locked_at timestamptz not null,
  primary key (round_id, squad_id),
  check (captain_id = any (player_ids))
);
create index lineup_by_manager on lineup (manager_id, round_id);
create unique index lineup_that_counts on lineup (round_id, manager_id) where counts;

create table lineup_score (
  round_id integer not null,
  squad_id integer not null,
  manager_id integer not null,
  point_tenths integer not null,
  rank integer not null,
  primary key (round_id, squad_id)
);

create table duel (
  round_id integer not null,
  squad_a_id integer not null,
  -- Null: the odd one out rests this round.
  squad_b_id integer,
  a_tenths integer,
  b_tenths integer,
  winner_squad_id integer,
  primary key (round_id, squad_a_id)
) with (fillfactor = 40); -- every duel is drawn at the lock and decided in place, where it takes more room
create unique index duel_by_b on duel (round_id, squad_b_id);

create table pick (
  match_id integer not null references match,
  manager_id integer not null references manager,
  outcome "char" not null check (outcome in ('H', 'D', 'A')),
  home_goals smallint check (home_goals between 0 and 99),
  away_goals smallint check (away_goals between 0 and 99),
  saved_at timestamptz not null,
  points smallint,
  is_right boolean,
  primary key (match_id, manager_id),
  check ((home_goals is null) = (away_goals is null)),
  check ((points is null) = (is_right is null))
);
create index pick_by_manager on pick (manager_id, match_id);

create table league (
  id integer generated by default as identity primary key,
  name text not null check (char_length(name) between 1 and 60),
  description text not null default '' check (char_length(description) <= 500),
  format league_format not null,
  visibility league_visibility not null,
  prize integer not null check (prize >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  owner_id integer references manager,
  invite_code text unique,
  -- The three leagues of the specification, in its order; a new edition follows when one ends.
  featured smallint,
  edition smallint not null default 1,
  previous_edition_id integer references league,
  winner_squad_id integer references squad,
  ended_at timestamptz,
  created_at timestamptz not null,
  check (ends_at > starts_at)
);
create unique index league_featured on league (featured, edition) where featured is not null;
create index league_running on league (ends_at) where ended_at is null;

create table league_member (
  league_id integer not null references league,
  squad_id integer not null,
  manager_id integer not null,
  joined_at timestamptz not null,
  point_tenths integer not null default 0,
  rank integer,
  primary key (league_id, squad_id),
  -- One look-up for both, which also says that the squad is his. A guest who signs in takes his squads along: both rows
  -- of a squad change in one transaction.
  constraint league_member_owns_squad foreign key (manager_id, squad_id) references squad (manager_id, id)
    deferrable initially immediate
) with (fillfactor = 45); -- and no index on points or rank: settling writes every row anew in its place
create index league_member_by_manager on league_member (manager_id, squad_id);

create table league_tie (
  league_id integer not null references league,
  stage smallint not null,
  slot smallint not null,
  round_id integer references round,
  squad_a_id integer references squad,
  squad_b_id integer references squad,
  a_tenths integer,
  b_tenths integer,
  winner_squad_id integer references squad,
  primary key (league_id, stage, slot)
);

-- Every point a manager holds. `key` makes each credit happen once.
create table ledger (
  key text primary key,
  manager_id integer not null,
  kind text not null check (kind in ('lineup', 'pick', 'prize', 'correction')),
  points integer not null,
  round_id integer,
  match_id integer,
  league_id integer,
  squad_id integer,
  at timestamptz not null
);
create index ledger_by_manager on ledger (manager_id, at desc);

-- What the ranking shows of a manager, kept as rows change; `audit` proves it against ledger, picks and duels.
create table manager_stat (
  manager_id integer primary key references manager,
  points integer not null default 0,
  wins integer not null default 0,
  duels integer not null default 0,
  settled_picks integer not null default 0,
  right_picks integer not null default 0,
  exact_picks integer not null default 0,
  streak integer not null default 0,
  best_streak integer not null default 0,
  leagues_won integer not null default 0,
  lineups integer not null default 0,
  best_lineup_tenths integer,
  month date not null default '0001-01-01',
  month_points integer not null default 0,
  month_wins integer not null default 0,
  month_settled_picks integer not null default 0,
  month_right_picks integer not null default 0,
  month_streak integer not null default 0,
  week date not null default '0001-01-01',
  week_points integer not null default 0,
  week_wins integer not null default 0,
  week_settled_picks integer not null default 0,
  week_right_picks integer not null default 0,
  week_streak integer not null default 0,
  rank integer,
  previous_rank integer
) with (fillfactor = 50); -- every row is written anew with every round

create table rank_history (
  manager_id integer not null,
  round_id integer not null,
  points integer not null,
  rank integer not null,
  -- Rounds first: settling adds at the end of the index instead of to every page of it. Who asks for a manager goes from
  -- round to round.
  primary key (round_id, manager_id)
);

create table achievement (
  manager_id integer not null references manager,
  kind text not null,
  at timestamptz not null,
  detail jsonb not null default '{}',
  primary key (manager_id, kind)
);

create table activity (
  id bigint generated by default as identity primary key,
  manager_id integer not null references manager,
  type text not null check (type in ('team_created', 'league_joined', 'prediction_made', 'achievement', 'ranking_up')),
  data jsonb not null default '{}',
  at timestamptz not null
);
create index activity_by_manager on activity (manager_id, at desc, id desc);

create table follow (
  follower_id integer not null references manager,
  followed_id integer not null references manager,
  at timestamptz not null,
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);
create index follow_by_followed on follow (followed_id);

-- What was changed after settlement, by whom and why; shown beside the match.
create table correction (
  id integer generated by default as identity primary key,
  match_id integer not null references match,
  round_id integer references round,
  old_value jsonb not null,
  new_value jsonb not null,
  reason text not null,
  made_by text not null,
  at timestamptz not null
);
create index correction_by_match on correction (match_id);

-- A number per data set that grows with every change: it is the ETag of public answers.
create table data_version (
  name text primary key,
  version bigint not null
);

create function bump_version(which text) returns void language sql as $$
  insert into data_version (name, version) values (which, 1)
  on conflict (name) do update set version = data_version.version + 1;
  select pg_notify('craque_version', which);
$$;

-- Nobody looks for a row by these, and to sort thirty thousand documents for every new statistic takes longer than the rest.
alter table match alter column detail set statistics 0;
alter table match_event alter column detail set statistics 0;
alter table player_match alter column scouts set statistics 0;
alter table activity alter column data set statistics 0;
alter table squad alter column player_ids set statistics 0, alter column prices_paid set statistics 0;
alter table lineup alter column player_ids set statistics 0;
