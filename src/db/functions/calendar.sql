-- Days, weeks and months are those of Brazil (domain/clock).
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
