-- Both are "trusted": the owner of a database may install them without being superuser.
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Databases compare by code point, which is quick and the same everywhere; lists that people read order by this one.
create collation name_order (provider = icu, locale = 'pt-BR');

-- What search boxes compare: "São" finds "sao". unaccent() is only stable because its dictionary could be changed.
create function search_text(value text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

create table setting (
  key text primary key,
  value jsonb not null
);

create table clock (
  one boolean primary key default true check (one),
  real_anchor timestamptz not null,
  game_anchor timestamptz not null,
  pace double precision not null check (pace > 0 and pace < 'infinity')
);

insert into clock (real_anchor, game_anchor, pace)
select now, now, 1 from clock_timestamp() as now;

-- Multiplying seconds keeps microseconds; multiplying an interval would first split it into days and months.
create function game_now() returns timestamptz
  language sql volatile
  return (
    select game_anchor + make_interval(secs => extract(epoch from clock_timestamp() - real_anchor)::double precision * pace)
    from clock
  );

-- The row lock makes two changes at once follow each other, so that time never jumps.
create function set_pace(new_pace double precision) returns void
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
