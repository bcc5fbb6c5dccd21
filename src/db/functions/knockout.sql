-- BL11: the stage of a match in its cup: 'final', 'semifinal' or 'knockout'; null for any other match. Two legs are one
-- meeting.
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

-- BL10: the other match of a tie with two legs.
create or replace function other_leg(of_match integer) returns match language sql stable as $$
  select m from championship_tie t join championship_tie s on s.championship_id = t.championship_id and s.stage_order = t.stage_order
    and s.home_club_id = t.away_club_id and s.away_club_id = t.home_club_id
  join match m on m.id = s.match_id where t.match_id = of_match limit 1
$$;

-- BL10: the home side's lead in goals at the start of a match that decides who goes on. 0 for a tie of one leg; the
-- first leg's lead for the second of two. Null if the match decides nothing, or the first leg is not over.
create or replace function tie_lead(of_match integer) returns integer language sql stable as $$
  select case when leg.id is null then 0
    when leg.starts_at < m.starts_at and leg.state = 'final' then coalesce(leg.official_away, leg.away_score) - coalesce(leg.official_home, leg.home_score) end
  from match m join championship_tie t on t.match_id = m.id left join lateral other_leg(m.id) leg on true
  where m.id = of_match
$$;

-- Older versions call this instead of `tie_lead`: a tie of one leg.
create or replace function decides_tie(of_match integer) returns boolean language sql stable as $$
  select exists (select from championship_tie t where t.match_id = of_match
    and not exists (select from championship_tie s where s.championship_id = t.championship_id and s.stage_order = t.stage_order
      and s.home_club_id = t.away_club_id and s.away_club_id = t.home_club_id))
$$;

-- BL18: the letter of a match's group.
create or replace function group_letter(detail jsonb) returns text language sql immutable as $$
  select upper(substring(detail ->> 'group' from '^(?:[Gg]roup|[Gg]rupo)\s+([A-La-l])$'))
$$;

-- BL18: the earliest kick-off among the last matches of the groups. Null if the bolão has no early bracket or starts
-- after that kick-off. Null too if a side of a first tie is not the first or second of a group.
create or replace function early_bracket_closes_at(of_league integer) returns timestamptz language sql stable as $$
  with asked as (select g.championship_id, g.starts_at from league g join pool p on p.league_id = g.id where g.id = of_league and p.bracket_early),
  letters as (
    select group_letter(m.detail) as letter, max(m.starts_at) as at
    from asked a join season s on s.championship_id = a.championship_id join match m on m.season_id = s.id
    where m.detail ? 'group' and m.state <> 'abandoned' group by 1
  ),
  first as (
    select t.home_slot, t.away_slot from asked a join championship_tie t on t.championship_id = a.championship_id
    where t.stage_order = (select min(x.stage_order) from championship_tie x where x.championship_id = a.championship_id)
  ),
  closing as (select min(at) as at from letters where letter is not null)
  select c.at from closing c, asked a
  where c.at > a.starts_at and exists (select from first) and not exists (
    select from first f cross join lateral unnest(array[f.home_slot, f.away_slot]) as x (slot)
    where not exists (select from letters l where x.slot in ('1' || l.letter, '2' || l.letter)))
$$;

-- BL12: the bracket closes at the first kick-off of the knock-out, an early bracket before that (BL18).
create or replace function bracket_closes_at(of_league integer) returns timestamptz language sql stable as $$
  select coalesce(early_bracket_closes_at(of_league), (
    select min(coalesce(m.starts_at, t.starts_at))
    from league g join championship_tie t on t.championship_id = g.championship_id left join match m on m.id = t.match_id
    where g.id = of_league))
$$;
