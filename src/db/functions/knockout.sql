-- BL11: what a match is in the knock-out of its cup: 'final', 'semifinal' or 'knockout'; null of any other. Two legs are one meeting.
create or replace function knockout_stage(of_match integer) returns text language sql stable as $$
  with stage as (
    select s.stage_order, count(distinct coalesce(least(s.home_club_id, s.away_club_id) || '-' || greatest(s.home_club_id, s.away_club_id), s.key)) as meetings
    from championship_tie t join championship_tie s on s.championship_id = t.championship_id
    where t.match_id = of_match group by s.stage_order
  )
  select case t.stage_order
    when (select max(stage_order) from stage where meetings = 1) then 'final'
    when (select max(stage_order) from stage where meetings = 2) then 'semifinal'
    else 'knockout' end
  from championship_tie t where t.match_id = of_match
$$;

-- BL10: a match that decides alone who goes on: a tie of one leg.
create or replace function decides_tie(of_match integer) returns boolean language sql stable as $$
  select exists (select from championship_tie t where t.match_id = of_match
    and not exists (select from championship_tie s where s.championship_id = t.championship_id and s.stage_order = t.stage_order
      and s.home_club_id = t.away_club_id and s.away_club_id = t.home_club_id))
$$;

-- BL12: with the first kick-off of the knock-out.
create or replace function bracket_closes_at(of_league integer) returns timestamptz language sql stable as $$
  select min(coalesce(m.starts_at, t.starts_at))
  from league g join championship_tie t on t.championship_id = g.championship_id left join match m on m.id = t.match_id
  where g.id = of_league
$$;
