-- Versions before this one made a row of manager_stat with every person, for the championships of that moment: people with older accounts had none, and
-- those who never played had a place. From now on a row comes with the first squad, pick or entry, and a place with the first thing that counts (RK4).
insert into manager_stat (manager_id, championship_id)
select manager_id, championship_id from squad where deleted_at is null
union select l.manager_id, r.championship_id from round r join lineup l on l.round_id = r.id where r.state in ('locked', 'live')
union select p.manager_id, s.championship_id
from match m join season s on s.id = m.season_id join pick p on p.match_id = m.id where m.state <> 'final'
union select o.manager_id, g.championship_id from pool_member o join league g on g.id = o.league_id where g.ended_at is null and not o.is_typed
on conflict do nothing;

update manager_stat set rank = null, previous_rank = null
where lineups = 0 and settled_picks = 0 and (rank is not null or previous_rank is not null);
