-- A manager's standing after a round. It is stored with the score of their lineup that counts, or in `rank_history`.
-- This looks up one manager; the view `standing` would read everybody.
create or replace function standing_of(round integer, manager integer) returns table (points integer, rank integer)
language sql stable as $$
select h.points, h.rank from rank_history h where h.round_id = round and h.manager_id = manager
union all
select s.points_after, s.rank_after from lineup l join lineup_score s using (round_id, squad_id)
where l.round_id = round and l.manager_id = manager and l.counts and s.rank_after is not null
$$;
