-- Both are "trusted": the owner of a database may install them without being superuser.
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Databases compare by code point, which is quick and the same everywhere; lists that people read order by this one.
create collation name_order (provider = icu, locale = 'pt-BR');

-- Indexes and checks below need these two; src/db/functions says again what they are.
create function search_text(value text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, value));
create function squad_cost(prices smallint[]) returns integer language sql immutable parallel safe
  return (select coalesce(sum(p), 0)::integer from unnest(prices) as p);

-- The words of the game (docs/rules.md) as tables. Points are integers: lineups in tenths, prices in points.
create type sport as enum ('futebol', 'basquete', 'volei', 'tenis');
create type player_status as enum ('provavel', 'duvida', 'contundido', 'suspenso');
create type round_state as enum ('open', 'locked', 'live', 'settled');
create type match_state as enum ('scheduled', 'live', 'final', 'abandoned');
create type manager_kind as enum ('bot', 'guest', 'account');
create type league_format as enum ('pontos-corridos', 'mata-mata', 'bolao');
create type league_visibility as enum ('public', 'private');

create table setting (
  key text primary key,
  value jsonb not null
);

-- A number per data set that grows with every change: it is the ETag of public answers.
create table data_version (
  name text primary key,
  version bigint not null
);

-- Tries of the last minutes by key (a digest, never an address or e-mail as such).
create table rate_limit (
  key text primary key,
  tries timestamptz[] not null,
  forget_at timestamptz not null
);
create index rate_limit_by_end on rate_limit (forget_at);

-- What the first write under a key was answered (decision 027): the second one gets the same, and nothing is applied twice.
create table idempotency (
  -- An account or the token of a guest, who may not exist before this very write.
  who text not null,
  key text not null,
  -- A digest of what was asked: another request under the same key is a mistake of its sender.
  request text not null,
  -- Who takes over from a process that died is another attempt; what the one before still stores is refused by this number.
  attempt smallint not null default 1,
  started_at timestamptz not null default clock_timestamp(),
  -- What the write has made, noted in the write's own transaction.
  made_id integer,
  -- Null while it is under way.
  status smallint,
  content_type text,
  body text,
  primary key (who, key)
);
create index idempotency_by_age on idempotency (started_at);
create index idempotency_of_person on idempotency (who, started_at);
