create or replace function squad_cost(prices smallint[]) returns integer language sql immutable parallel safe
  return (select coalesce(sum(p), 0)::integer from unnest(prices) as p);
