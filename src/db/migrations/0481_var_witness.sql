-- VAR aberto: who else has seen the log, and signed what they saw (decision 120).
create table var_witness (
  log_id integer not null references var_log on delete cascade,
  -- Verifier key of C2SP cosignatures; it begins with the name.
  key text not null check (char_length(key) <= 200),
  -- The newest head that it cosigned.
  size bigint not null,
  line text not null check (char_length(line) <= 400),
  -- By the clock of the witness.
  signed_at timestamptz not null,
  first_at timestamptz not null default clock_timestamp(),
  at timestamptz not null default clock_timestamp(),
  primary key (log_id, key)
);
