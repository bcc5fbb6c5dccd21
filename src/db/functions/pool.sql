-- BL2, BL17: the matches of a bolão, from its own championship and from other championships that it counts. Those count
-- only while they are public.
create or replace function pool_matches(of_league integer) returns setof match language sql stable as $$
  select m.*
  from league g join pool p on p.league_id = g.id
  join season s on s.championship_id = g.championship_id
  join match m on m.season_id = s.id and m.starts_at >= g.starts_at and m.starts_at < g.ends_at
    and (p.sport is null or m.sport = p.sport)
  where g.id = of_league
  union all
  select m.*
  from league g join pool p on p.league_id = g.id
  join pool_counted_championship c on c.league_id = g.id
  join season s on s.championship_id = c.championship_id
  join match m on m.season_id = s.id and m.starts_at >= g.starts_at and m.starts_at < g.ends_at
    and (p.sport is null or m.sport = p.sport)
  where g.id = of_league
    -- This condition does not depend on a row, so it is checked once: nearly every bolão has no other championship.
    and exists (select from pool_championship x where x.league_id = of_league)
$$;

-- BL17: whether two championships have the same time (less than a minute apart), so that their events can be compared.
create or replace function have_same_clock(one integer, other integer) returns boolean language sql stable as $$
  select pace_of(one) = pace_of(other) and abs(extract(epoch from game_now(one) - game_now(other))) < 60
$$;

-- BL5: whether a match of a sport (null: any sport) is still to kick off between two moments. True too if the calendar
-- has no match yet from the second moment on.
create or replace function matches_left(championship integer, of_sport sport, starts timestamptz, ends timestamptz)
returns boolean language sql stable as $$
  select exists (select from season s join match m on m.season_id = s.id
      where s.championship_id = championship and (of_sport is null or m.sport = of_sport) and m.state = 'scheduled'
        and m.starts_at > game_now(championship) and m.starts_at >= starts and m.starts_at < ends)
    or not exists (select from season s join match m on m.season_id = s.id
      where s.championship_id = championship and (of_sport is null or m.sport = of_sport) and m.starts_at >= ends)
$$;

-- Whether a bolão cannot end yet.
-- BL6: a match is still to be played or counted. A match without a date does not count here.
-- BL8: or a question waits for its answer, for `question_days` after the end. Questions about clubs' goals do not
-- wait once a match is over, because the end of the bolão decides them.
-- BL16: or the bolão counts squads, and one of its rounds is not settled.
create or replace function pool_waits(of_league integer, question_days integer) returns boolean language sql stable as $$
  select exists (select from pool_matches(of_league) m
    where m.state in ('scheduled', 'live') and m.has_date or m.state = 'final' and not m.picks_settled)
  or exists (select from pool_question q join league g on g.id = q.league_id
    where q.league_id = of_league and q.right_choices is null and g.ends_at + make_interval(days => question_days) > game_now(g.championship_id)
      and not (q.kind in ('mostGoals', 'mostConceded') and exists (select from pool_matches(of_league) m where m.state = 'final')))
  or exists (select from pool p join league g on g.id = p.league_id
    join round r on r.championship_id = g.championship_id and r.state <> 'settled' and r.deadline_at >= g.starts_at and r.deadline_at < g.ends_at
    where p.league_id = of_league and p.counts_squads)
$$;

-- Whether a manager is in a league: with a squad or, in a bolão, as a person.
create or replace function is_in_league(of_league integer, who integer) returns boolean language sql stable as $$
  select exists (select from league_member m where m.league_id = of_league and m.manager_id = who)
    or exists (select from pool_member o where o.league_id = of_league and o.manager_id = who)
$$;

-- The winner of each league that has ended. In a bolão a person wins, in other leagues the manager of a squad.
create or replace function league_titles()
returns table (league_id integer, manager_id integer, championship_id integer, trophy_points integer, ended_at timestamptz)
language sql stable as $$
  select g.id, s.manager_id, g.championship_id, g.trophy_points, g.ended_at
  from league g join squad s on s.id = g.winner_squad_id where g.ended_at is not null
  union all
  select g.id, g.winner_manager_id, g.championship_id, g.trophy_points, g.ended_at
  from league g where g.winner_manager_id is not null and g.ended_at is not null
$$;
