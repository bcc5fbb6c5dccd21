-- BL10: who goes on where a tie can end level, and what the pick earned by the score after extra time, where there was one.
alter table pick add column goes_on "char";
alter table pick add column full_points smallint;
alter table pick add column goes_on_right boolean;
alter table pick add constraint pick_goes_on check (goes_on in ('H', 'A')) not valid;

alter table pool
  add column goes_on smallint not null default 0 check (goes_on between 0 and 100),
  add column after_extra_time boolean not null default false,
  -- BL11: how many times a match of the knock-out counts.
  add column knockout_times smallint not null default 1 check (knockout_times between 1 and 5),
  add column semifinal_times smallint not null default 1 check (semifinal_times between 1 and 5),
  add column final_times smallint not null default 1 check (final_times between 1 and 5),
  add column has_joker boolean not null default false,
  -- BL12: for each right team of a bracket, by stage; 0: there is none.
  add column bracket_points smallint not null default 0 check (bracket_points between 0 and 100),
  -- BL13: how often the model picks for who forgot; 0: never.
  add column vacation_picks smallint not null default 0 check (vacation_picks between 0 and 20),
  -- BL16: lineups count beside the picks.
  add column counts_squads boolean not null default false;

alter table pool_member
  -- BL14: without a phone; an owner types for this person.
  add column is_typed boolean not null default false,
  -- BL16, in the sum of points.
  add column squad_points integer not null default 0;

create index championship_tie_by_match on championship_tie (match_id) where match_id is not null;

-- BL11: the match of a round that counts double for somebody.
create table pool_joker (
  league_id integer not null,
  manager_id integer not null,
  stage_key text not null check (char_length(stage_key) <= 20),
  match_id integer not null references match on delete cascade,
  saved_at timestamptz not null,
  primary key (league_id, manager_id, stage_key),
  foreign key (league_id, manager_id) references pool_member on update cascade on delete cascade
);
create index pool_joker_by_match on pool_joker (match_id, league_id, manager_id);
create index pool_joker_by_manager on pool_joker (manager_id);

-- BL12: who wins each tie, as somebody says before the first of them.
create table pool_bracket (
  league_id integer not null,
  manager_id integer not null,
  tie_ids integer[] not null,
  club_ids integer[] not null check (cardinality(club_ids) = cardinality(tie_ids)),
  saved_at timestamptz not null,
  points integer not null default 0,
  primary key (league_id, manager_id),
  foreign key (league_id, manager_id) references pool_member on update cascade on delete cascade
);
create index pool_bracket_by_manager on pool_bracket (manager_id);

-- BL13, BL14: picks that count in one bolão only: typed by an owner for who has no phone, or the model's for who forgot.
create table pool_pick (
  league_id integer not null,
  manager_id integer not null,
  match_id integer not null references match on delete cascade,
  -- Null: the model picked.
  typed_by integer references manager,
  outcome "char" not null check (outcome in ('H', 'D', 'A')),
  home_goals smallint,
  away_goals smallint,
  goes_on "char" check (goes_on in ('H', 'A')),
  saved_at timestamptz not null,
  points smallint,
  full_points smallint,
  goes_on_right boolean,
  primary key (league_id, manager_id, match_id),
  foreign key (league_id, manager_id) references pool_member on update cascade on delete cascade
);
create index pool_pick_by_match on pool_pick (match_id);
create index pool_pick_by_manager on pool_pick (manager_id, match_id);
create index pool_pick_by_typist on pool_pick (typed_by) where typed_by is not null;

-- BL15: who looks after a league beside its owner.
create table league_owner (
  league_id integer not null references league on delete cascade,
  manager_id integer not null references manager,
  primary key (league_id, manager_id)
);
create index league_owner_by_manager on league_owner (manager_id);

create function pool_joker_before_kick_off() returns trigger language plpgsql as $$ begin return null; end $$;
create function pool_bracket_before_deadline() returns trigger language plpgsql as $$ begin return null; end $$;

create constraint trigger pool_joker_before_kick_off
  after insert or update of match_id, saved_at on pool_joker
  deferrable initially deferred for each row execute function pool_joker_before_kick_off();
create constraint trigger pool_bracket_before_deadline
  after insert or update of tie_ids, club_ids, saved_at on pool_bracket
  deferrable initially deferred for each row execute function pool_bracket_before_deadline();
create constraint trigger pool_pick_before_kick_off
  after insert or update of outcome, home_goals, away_goals, goes_on, saved_at on pool_pick
  deferrable initially deferred for each row when (new.typed_by is not null) execute function pick_before_kick_off();
