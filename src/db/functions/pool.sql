-- BL2: the matches of a bolão.
create or replace function pool_matches(of_league integer) returns setof match language sql stable as $$
  select m.*
  from league g join pool p on p.league_id = g.id
  join season s on s.championship_id = g.championship_id
  join match m on m.season_id = s.id and m.starts_at >= g.starts_at and m.starts_at < g.ends_at
    and (p.sport is null or m.sport = p.sport)
  where g.id = of_league
$$;

-- BL5: between two moments a match of a sport (null: of any) is still to kick off, or the calendar does not reach the end yet.
create or replace function matches_left(championship integer, of_sport sport, starts timestamptz, ends timestamptz)
returns boolean language sql stable as $$
  select exists (select from season s join match m on m.season_id = s.id
      where s.championship_id = championship and (of_sport is null or m.sport = of_sport) and m.state = 'scheduled'
        and m.starts_at > game_now(championship) and m.starts_at >= starts and m.starts_at < ends)
    or not exists (select from season s join match m on m.season_id = s.id
      where s.championship_id = championship and (of_sport is null or m.sport = of_sport) and m.starts_at >= ends)
$$;

-- BL6: a match of it is still to be played or counted. One that has no date is not waited for. BL8: a question is still to be settled; for a week.
create or replace function pool_is_waiting(of_league integer) returns boolean language sql stable as $$
  select exists (select from pool_matches(of_league) m
    where m.state in ('scheduled', 'live') and m.has_date or m.state = 'final' and not m.picks_settled)
  or exists (select from pool_question q join league g on g.id = q.league_id
    where q.league_id = of_league and q.right_choices is null and g.ends_at + interval '7 days' > game_now(g.championship_id))
$$;

-- BL8: what an answer is worth; answerPoints of the domain says the same.
create or replace function answer_points(points smallint, choices integer[], right_choices integer[]) returns integer language sql immutable as $$
  select points * (select count(*) from unnest(choices) c where c = any (right_choices))::integer
$$;

-- BL3: what a settled pick is worth, by the line of PK2 that it earned; poolPoints of the domain says the same.
create or replace function pool_points(p pool, earned smallint, outcome "char") returns integer language sql immutable as $$
  select case earned when 25 then p.exact when 18 then p.winner_goals when 12 then p.loser_goals when 10 then p.winner
    when 15 then case outcome when 'D' then p.draw else p.difference end else 0 end
$$;

-- BL4, BL8, BL9: what the tables of bolões hold, from the picks and answers themselves.
create or replace function pool_sums(only_manager integer default null)
returns table (league_id integer, manager_id integer, points integer, exact integer) language sql stable as $$
  select o.league_id, o.manager_id, o.head_start + coalesce(sum(pool_points(p, k.points, k.outcome)), 0)::integer
      + coalesce((select sum(answer_points(q.points, a.choices, q.right_choices)) from pool_question q join pool_answer a on a.question_id = q.id
        where q.league_id = o.league_id and a.manager_id = o.manager_id), 0)::integer,
    (count(*) filter (where k.points = 25))::integer
  from pool_member o join pool p on p.league_id = o.league_id
  left join lateral (
    select k.points, k.outcome from pool_matches(o.league_id) m join pick k on k.match_id = m.id and k.manager_id = o.manager_id
    where k.points is not null and m.starts_at > o.joined_at) k on true
  where only_manager is null or o.manager_id = only_manager
  group by o.league_id, o.manager_id
$$;

-- BL9: what somebody who joins now begins with.
create or replace function pool_head_start(of_league integer) returns integer language sql stable as $$
  select case when p.late_start_average then coalesce((
      select floor(avg(points)) from (
        select o.points, row_number() over (order by o.points, o.exact) as place, count(*) over () as people
        from pool_member o where o.league_id = p.league_id and o.rank is not null) x
      where place <= ceil(people / 3.0)), 0)::integer else 0 end
  from pool p where p.league_id = of_league
$$;

-- With a squad or, in a bolão, himself.
create or replace function is_in_league(of_league integer, who integer) returns boolean language sql stable as $$
  select exists (select from league_member m where m.league_id = of_league and m.manager_id = who)
    or exists (select from pool_member o where o.league_id = of_league and o.manager_id = who)
$$;

-- Who won which league: with a squad or, in a bolão, himself.
create or replace function league_titles()
returns table (league_id integer, manager_id integer, championship_id integer, trophy_points integer, ended_at timestamptz)
language sql stable as $$
  select g.id, s.manager_id, g.championship_id, g.trophy_points, g.ended_at
  from league g join squad s on s.id = g.winner_squad_id where g.ended_at is not null
  union all
  select g.id, g.winner_manager_id, g.championship_id, g.trophy_points, g.ended_at
  from league g where g.winner_manager_id is not null and g.ended_at is not null
$$;
