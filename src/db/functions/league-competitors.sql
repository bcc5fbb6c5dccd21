-- LG3, LG5: squads that really competed in a league: a lineup of the squad was locked in it. In a knockout, a round in
-- which the squad had a tie counts; elsewhere, any round while the league ran and the squad was in it.
create or replace function league_competitors(of_league integer) returns table (squad_id integer, manager_id integer)
language sql stable as $$
  select m.squad_id, m.manager_id
  from league g join league_member m on m.league_id = g.id
  where g.id = of_league and case g.format
    when 'mata-mata' then exists (
      select from league_tie t join lineup l on l.round_id = t.round_id and l.squad_id = m.squad_id
      where t.league_id = g.id and m.squad_id in (t.squad_a_id, t.squad_b_id))
    else exists (
      select from round r join lineup l on l.round_id = r.id and l.squad_id = m.squad_id
      where r.championship_id = g.championship_id and r.deadline_at >= g.starts_at and r.deadline_at < g.ends_at and r.deadline_at > m.joined_at)
  end
$$;
