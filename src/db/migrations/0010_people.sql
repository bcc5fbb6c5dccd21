-- People behind managers. The auth_ tables are written by better-auth (field names mapped in api/session/auth.ts).

create table auth_user (
  id text primary key,
  name text not null,
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  image text,
  is_anonymous boolean not null default false,
  -- Not known to better-auth, so that no request can set it.
  is_operator boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table auth_session (
  id text primary key,
  user_id text not null references auth_user on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  user_agent text,
  -- Always null: sessions are told apart by device and time, an address is not needed for that.
  ip_address text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_session_by_user on auth_session (user_id);
create index auth_session_by_end on auth_session (expires_at);

create table auth_account (
  id text primary key,
  user_id text not null references auth_user on delete cascade,
  account_id text not null,
  provider_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index auth_account_by_user on auth_account (user_id);

create table auth_verification (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_verification_by_identifier on auth_verification (identifier);
create index auth_verification_by_end on auth_verification (expires_at);

create table auth_passkey (
  id text primary key,
  user_id text not null references auth_user on delete cascade,
  name text,
  public_key text not null,
  credential_id text not null unique,
  counter bigint not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz
);
create index auth_passkey_by_user on auth_passkey (user_id);

alter table manager add column user_id text unique references auth_user on delete set null;
alter table manager add check (kind <> 'bot' or user_id is null);
-- Two people cannot bear names that look alike. Names of the sample world may repeat.
create unique index manager_name_of_people on manager (name_key) where kind <> 'bot' and deleted_at is null;

-- Tries of the last minutes by key (a digest, never an address or e-mail as such).
create table rate_limit (
  key text primary key,
  tries timestamptz[] not null,
  forget_at timestamptz not null
);
create index rate_limit_by_end on rate_limit (forget_at);

-- A guest who signed in to an account he already had (docs/decisions/010-guest-merge.md).
create table manager_merge (
  guest_id integer primary key,
  account_id integer not null references manager,
  summary jsonb not null default '{}',
  at timestamptz not null
);
create index manager_merge_by_account on manager_merge (account_id);

-- What was fielded and credited stays as it is; only its owner may change, and only by a recorded merge.
create function refuse_change_but_merge() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and exists (select from manager_merge where guest_id = old.manager_id and account_id = new.manager_id)
    and to_jsonb(new) - '{manager_id,counts}'::text[] = to_jsonb(old) - '{manager_id,counts}'::text[]
  then
    return new;
  end if;
  raise exception '% rows are never changed', tg_table_name using errcode = 'CR003';
end $$;

drop trigger lineup_is_frozen on lineup;
create trigger lineup_is_frozen before update or delete on lineup
  for each row execute function refuse_change_but_merge();
drop trigger ledger_is_frozen on ledger;
create trigger ledger_is_frozen before update or delete on ledger
  for each row execute function refuse_change_but_merge();
