-- A settled round is told to everybody at once. As for lineups, the audit stands in for foreign keys: each of them cost a look and a
-- lock for every row, and made who was told wait for it.
alter table notice drop constraint notice_manager_id_fkey, drop constraint notice_championship_id_fkey;
