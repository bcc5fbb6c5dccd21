-- The sports that a person wants to see first, the most wanted one first. Empty: the usual order.
alter table manager add column sports text[] not null default '{}' check (cardinality(sports) <= 16);
