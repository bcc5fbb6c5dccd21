-- FP3: a manager's role in a championship: organiser, reporter, or null for neither.
create or replace function official_of(of_championship integer, who integer) returns text language sql stable as $$
  select case
    when exists (select from championship_organiser o where o.championship_id = of_championship and o.manager_id = who) then 'organiser'
    when exists (select from match_reporter r join match m on m.id = r.match_id join season s on s.id = m.season_id
      where r.manager_id = who and s.championship_id = of_championship) then 'reporter' end
$$;

-- FP4: people who reported, corrected or decided a match, and have a squad in its championship or a pick on it.
create or replace function playing_reporters(of_match integer) returns setof integer language sql stable as $$
  select x.manager_id from (
    select manager_id from match_reporter where match_id = of_match
    union select manager_id from correction where match_id = of_match and manager_id is not null
    union select manager_id from match_decision where match_id = of_match and manager_id is not null
    union select manager_id from operator_action
      where detail ? 'matchId' and (detail ->> 'matchId')::integer = of_match and manager_id is not null
        and action in ('correct', 'decide') and outcome in ('corrected', 'decided')) x
  where exists (select from pick k where k.match_id = of_match and k.manager_id = x.manager_id)
    or exists (select from squad q where q.manager_id = x.manager_id and q.deleted_at is null and q.championship_id = (
      select s.championship_id from match m join season s on s.id = m.season_id where m.id = of_match))
$$;
