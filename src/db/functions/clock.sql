-- Multiplying seconds keeps microseconds; multiplying an interval would first split it into days and months. Time goes on
-- while a statement runs, and yet this is "stable": an index is asked only for what is compared with one moment.
-- A championship without a clock of its own runs on real time.
create or replace function game_now(championship integer) returns timestamptz
  language sql stable parallel safe
  return coalesce((
    select game_anchor + make_interval(secs => extract(epoch from clock_timestamp() - real_anchor)::double precision * pace)
    from championship_clock where championship_id = championship
  ), clock_timestamp());

create or replace function pace_of(championship integer) returns double precision
  language sql stable parallel safe
  return coalesce((select pace from championship_clock where championship_id = championship), 1);

-- When a moment of a championship comes, on the clock of this machine: jobs are queued by it.
create or replace function real_time_of(championship integer, game_time timestamptz) returns timestamptz
  language sql stable parallel safe
  return coalesce((
    select real_anchor + make_interval(secs => extract(epoch from game_time - game_anchor)::double precision / pace)
    from championship_clock where championship_id = championship
  ), game_time);

-- What belongs to no championship is dated by the clock of the first, which every server has.
create or replace function game_now() returns timestamptz language sql stable parallel safe return game_now(1);

-- The row lock makes two changes at once follow each other, so that time never jumps. False for one that runs on real time: nobody makes that run faster.
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

-- From a check at the end of a transaction to its commit record pass 20 microseconds, on a busy machine some milliseconds.
-- What would commit in the last 50 of them is refused, or a few writes would carry a commit time after the deadline.
create or replace function game_at_commit(championship integer) returns timestamptz language sql volatile
  return game_now(championship) + pace_of(championship) * interval '50 milliseconds';
