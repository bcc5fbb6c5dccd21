-- Of the server and of the sample world days, weeks and months are those of Brazil (domain/clock); below, of a championship's zone.
create or replace function day_of(at timestamptz) returns date language sql immutable parallel safe
  return (at at time zone 'America/Sao_Paulo')::date;

-- The instants of a day's beginning: rows are compared with them, because asking each row for its month costs more than
-- everything else a settlement does.
create or replace function day_start(day date) returns timestamptz language sql immutable parallel safe
  return day::timestamp at time zone 'America/Sao_Paulo';

create or replace function month_of(at timestamptz) returns date language sql immutable parallel safe
  return date_trunc('month', at at time zone 'America/Sao_Paulo')::date;

create or replace function week_of(at timestamptz) returns date language sql immutable parallel safe
  return date_trunc('week', at at time zone 'America/Sao_Paulo')::date;

create or replace function zone_of(championship integer) returns text language sql stable parallel safe
  return coalesce((select c.time_zone from championship c where c.id = championship), 'America/Sao_Paulo');

create or replace function day_of(championship integer, at timestamptz) returns date language sql stable parallel safe
  return (at at time zone zone_of(championship))::date;

create or replace function day_start(championship integer, day date) returns timestamptz language sql stable parallel safe
  return day::timestamp at time zone zone_of(championship);

create or replace function month_of(championship integer, at timestamptz) returns date language sql stable parallel safe
  return date_trunc('month', at at time zone zone_of(championship))::date;

create or replace function week_of(championship integer, at timestamptz) returns date language sql stable parallel safe
  return date_trunc('week', at at time zone zone_of(championship))::date;
