-- Days, weeks and months of the server and of the sample world are Brazil's (domain/clock). The functions further down
-- use a championship's zone.
create or replace function day_of(at timestamptz) returns date language sql immutable parallel safe
  return (at at time zone 'America/Sao_Paulo')::date;

-- The moment when a day begins. Statements compare rows with such moments instead of computing each row's month.
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
