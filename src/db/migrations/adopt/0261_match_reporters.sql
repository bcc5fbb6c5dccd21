-- FP3: who told the results of a match, at its desk or by a file: marked where they play themselves.
create table match_reporter (
  match_id integer not null references match on delete cascade,
  manager_id integer not null references manager on delete cascade,
  at timestamptz not null default clock_timestamp(),
  primary key (match_id, manager_id)
);
create index match_reporter_by_manager on match_reporter (manager_id, match_id);
insert into match_reporter (match_id, manager_id, at)
select match_id, manager_id, min(at) from desk_tap where manager_id is not null group by match_id, manager_id;

-- FP4: what operators put right is looked up by its match.
create index operator_action_by_match on operator_action (((detail ->> 'matchId')::integer)) where detail ? 'matchId';
