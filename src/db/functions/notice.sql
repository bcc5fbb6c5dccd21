-- The same moment, or the end of a person's quiet hours if the moment is within them, in the person's zone.
create or replace function after_quiet_hours(at timestamptz, zone text, quiet_from smallint, quiet_to smallint)
  returns timestamptz language sql stable parallel safe
  return (
    select case
      when quiet_from is null or quiet_from = quiet_to then at
      when quiet_from < quiet_to and minute >= quiet_from and minute < quiet_to
        then (day + quiet_to * interval '1 minute') at time zone zone
      when quiet_from > quiet_to and minute < quiet_to then (day + quiet_to * interval '1 minute') at time zone zone
      when quiet_from > quiet_to and minute >= quiet_from
        then (day + interval '1 day' + quiet_to * interval '1 minute') at time zone zone
      else at end
    from (
      select date_trunc('day', at at time zone zone) as day,
        extract(hour from at at time zone zone) * 60 + extract(minute from at at time zone zone) as minute) here
  );

-- The next Monday at nine in the person's zone.
create or replace function next_digest(at timestamptz, zone text) returns timestamptz language sql stable parallel safe
  return (date_trunc('week', at at time zone zone - interval '9 hours') + interval '7 days 9 hours') at time zone zone;
