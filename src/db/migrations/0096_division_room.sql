-- Settling a round writes every row of the groups being played anew: with room for it in its place no index is touched.
alter table division_member set (fillfactor = 45);

-- When the round's groups were formed: at its lock, or once all rounds before it were settled. Rounds of before have none.
alter table round add column divided_at timestamptz;
update round set divided_at = coalesce(locked_at, deadline_at) where state <> 'open';
create index round_undivided on round (championship_id, deadline_at) where divided_at is null;
