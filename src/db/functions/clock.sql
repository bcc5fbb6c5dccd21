-- Multiplying seconds keeps microseconds; multiplying an interval would first split it into days and months.
-- The clock moves during a statement, yet this is declared "stable": PostgreSQL uses no index for a comparison with a
-- "volatile" function.
-- A championship without its own clock runs on real time.
create or replace function game_now(championship integer) returns timestamptz
  language sql stable parallel safe
  return coalesce((
    select game_anchor + make_interval(secs => extract(epoch from clock_timestamp() - real_anchor)::double precision * pace)
    from championship_clock where championship_id = championship
  ), clock_timestamp());

create or replace function pace_of(championship integer) returns double precision
  language sql stable parallel safe
  return coalesce((select pace from championship_clock where championship_id = championship), 1);

-- The real time at which a championship's clock shows a moment. Jobs are queued by real time.
create or replace function real_time_of(championship integer, game_time timestamptz) returns timestamptz
  language sql stable parallel safe
  return coalesce((
    select real_anchor + make_interval(secs => extract(epoch from game_time - game_anchor)::double precision / pace)
    from championship_clock where championship_id = championship
  ), game_time);

-- Things without a championship use the clock of championship 1, which every server has.
create or replace function game_now() returns timestamptz language sql stable parallel safe return game_now(1);

-- The row lock makes two changes at once follow each other, so that time never jumps. Returns false on real time, which
-- nobody can speed up.
create or replace function set_pace(championship integer, new_pace double precision) returns boolean
  language plpgsql volatile as $$
declare
  real_now timestamptz;
begin
  perform 1 from championship_clock where championship_id = championship for update;
  real_now := clock_timestamp();
  update championship_clock set
    game_anchor = game_anchor + make_interval(secs => extract(epoch from real_now - real_anchor)::double precision * pace),
    real_anchor = real_now,
    pace = new_pace
  where championship_id = championship;
  return found;
end
$$;

-- The commit record is written 20 microseconds after the check at the end of a transaction, on a busy machine some
-- milliseconds after it.
-- So the last 50 ms before a deadline are refused: otherwise a few writes would get a commit time after the deadline.
create or replace function game_at_commit(championship integer) returns timestamptz language sql volatile
  return game_now(championship) + pace_of(championship) * interval '50 milliseconds';
