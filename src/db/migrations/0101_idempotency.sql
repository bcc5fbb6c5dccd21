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
