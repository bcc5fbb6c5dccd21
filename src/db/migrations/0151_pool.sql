-- What only a bolão has beside its league (decision 040).
create table pool (
  league_id integer primary key references league on delete cascade,
  -- Null: matches of every sport of its championship.
  sport sport,
  -- BL3: points for what a pick told of its match.
  exact smallint not null check (exact between 1 and 100),
  winner_goals smallint not null check (winner_goals between winner and exact),
  difference smallint not null check (difference between winner and exact),
  draw smallint not null check (draw between 0 and exact),
  loser_goals smallint not null check (loser_goals between winner and exact),
  winner smallint not null check (winner between 0 and exact),
  -- The day of the newest match that was counted: places moved since the day before it.
  counted_on date
);

-- People join with themselves, not with a squad.
create table pool_member (
  league_id integer not null references pool on delete cascade,
  manager_id integer not null references manager,
  joined_at timestamptz not null,
  points integer not null default 0,
  exact integer not null default 0,
  rank integer,
  rank_before integer,
  primary key (league_id, manager_id)
) with (fillfactor = 45); -- as league_member: settling writes every row anew in its place
create index pool_member_by_manager on pool_member (manager_id, league_id);

create trigger pool_members_came after insert on pool_member
  referencing new table as came for each statement execute function league_members_came();
create trigger pool_members_left after delete on pool_member
  referencing old table as gone for each statement execute function league_members_left();

alter table league add column winner_manager_id integer references manager;
create index league_by_winning_manager on league (winner_manager_id) where winner_manager_id is not null;
