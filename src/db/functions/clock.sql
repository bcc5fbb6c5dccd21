-- Multiplying seconds keeps microseconds; multiplying an interval would first split it into days and months. Time goes on
-- while a statement runs, and yet this is "stable": an index is asked only for what is compared with one moment.
create or replace function game_now() returns timestamptz
  language sql stable parallel safe
  return (
    select game_anchor + make_interval(secs => extract(epoch from clock_timestamp() - real_anchor)::double precision * pace)
    from clock
  );

-- When a moment of the game comes, on the clock of this machine: jobs are queued by it.
create or replace function real_time_of(game_time timestamptz) returns timestamptz language sql stable
  return (
    select real_anchor + make_interval(secs => extract(epoch from game_time - game_anchor)::double precision / pace)
    from clock
  );

-- The row lock makes two changes at once follow each other, so that time never jumps.
create or replace function set_pace(new_pace double precision) returns void
  language plpgsql volatile as $$
declare
  real_now timestamptz;
begin
  perform 1 from clock for update;
  real_now := clock_timestamp();
  update clock set
    game_anchor = game_anchor + make_interval(secs => extract(epoch from real_now - real_anchor)::double precision * pace),
    real_anchor = real_now,
    pace = new_pace;
end
$$;

-- From a check at the end of a transaction to its commit record pass 20 microseconds, on a busy machine some milliseconds.
-- What would commit in the last 50 of them is refused, or a few writes would carry a commit time after the deadline.
create or replace function game_at_commit() returns timestamptz language sql volatile
  return game_now() + (select pace from clock) * interval '50 milliseconds';
