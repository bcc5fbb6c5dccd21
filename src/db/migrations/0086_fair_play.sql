-- A guest is known by a token of his own (its digest): two first requests with the same token make one guest.
alter table manager add column guest_key text;
create unique index manager_of_guest on manager (guest_key) where guest_key is not null;

-- Merges until now brought the guest's past along. By his key a request that was under way then is told to come again.
alter table manager_merge add column took_past boolean not null default true;
alter table manager_merge add column guest_key text;
alter table manager_merge add column merged_at timestamptz not null default now();
create index manager_merge_by_guest on manager_merge (guest_key) where guest_key is not null;

-- Whom an owner took out of his league: he does not come back by an invitation.
create table league_removal (
  league_id integer not null references league on delete cascade,
  manager_id integer not null references manager on delete cascade,
  at timestamptz not null,
  primary key (league_id, manager_id)
);
create index league_removal_by_manager on league_removal (manager_id);
