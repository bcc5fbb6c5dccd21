-- What a screen waits for is found, not looked for (src/db/testing/screen-reads.test.ts).

create index match_by_season on match (season_id, starts_at);
create index match_played on match (starts_at) where state = 'final';

-- The lists of leagues, in the order in which they are shown.
create index league_open on league (featured, member_count desc, id)
  where ended_at is null and visibility = 'public';
create index league_over on league (ended_at desc, featured, member_count desc, id) where ended_at is not null;
