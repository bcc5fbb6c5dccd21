-- BL2, BL17: the matches of a bolão: of its own championship, and of others that it counts while anybody may see them.
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
    -- Asked once: nearly every bolão has none.
    and exists (select from pool_championship x where x.league_id = of_league)
$$;

-- BL17: two championships in which it is the same time. What happens in one can be compared with what happens in the other.
create or replace function have_same_clock(one integer, other integer) returns boolean language sql stable as $$
  select pace_of(one) = pace_of(other) and abs(extract(epoch from game_now(one) - game_now(other))) < 60
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

-- BL6: a match of it is still to be played or counted. One that has no date is not waited for. BL8: a question is still to be settled; for a week. Goals of
-- clubs are told by the results of the last day. BL16: a round is.
create or replace function pool_is_waiting(of_league integer) returns boolean language sql stable as $$
  select exists (select from pool_matches(of_league) m
    where m.state in ('scheduled', 'live') and m.has_date or m.state = 'final' and not m.picks_settled)
  or exists (select from pool_question q join league g on g.id = q.league_id
    where q.league_id = of_league and q.right_choices is null and g.ends_at + interval '7 days' > game_now(g.championship_id)
      and not (q.kind in ('mostGoals', 'mostConceded') and exists (select from pool_matches(of_league) m where m.state = 'final')))
  or exists (select from pool p join league g on g.id = p.league_id
    join round r on r.championship_id = g.championship_id and r.state <> 'settled' and r.deadline_at >= g.starts_at and r.deadline_at < g.ends_at
    where p.league_id = of_league and p.counts_squads)
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

-- BL10: the line of PK2 that counts: by the score after ninety minutes or, where the bolão says so, after extra time.
create or replace function counted_line(p pool, earned smallint, full_earned smallint) returns smallint language sql immutable as $$
  select case when p.after_extra_time then coalesce(full_earned, earned) else earned end
$$;

-- BL3, BL10: what a settled pick is worth before it is counted several times; pickWorth of the domain says the same.
create or replace function pick_worth(p pool, earned smallint, full_earned smallint, outcome "char", goes_on_right boolean)
returns integer language sql immutable as $$
  select pool_points(p, counted_line(p, earned, full_earned), outcome) + case when goes_on_right then p.goes_on else 0 end
$$;

-- BL11: how many times a match counts, by what `knockout_stage` says of it; matchTimes of the domain says the same.
create or replace function stage_times(p pool, stage text) returns integer language sql immutable as $$
  select case stage when 'final' then p.final_times when 'semifinal' then p.semifinal_times when 'knockout' then p.knockout_times else 1 end
$$;

-- BL1, BL13, BL14: what counts as somebody's picks in a bolão: his own and those that are made for him there.
create or replace function pool_picks(of_league integer, who integer)
returns table (match_id integer, outcome "char", home_goals smallint, away_goals smallint, points smallint, full_points smallint, goes_on_right boolean)
language sql stable as $$
  select match_id, outcome, home_goals, away_goals, points, full_points, goes_on_right from pick where manager_id = who
  union all
  select match_id, outcome, home_goals, away_goals, points, full_points, goes_on_right from pool_pick where league_id = of_league and manager_id = who
$$;

-- BL4, BL8 to BL16: what the tables of bolões hold, from the picks, answers and brackets themselves; of everybody `pool_totals_due` tells it sooner.
create or replace function pool_sums_of(only_leagues integer[], only_manager integer)
returns table (league_id integer, manager_id integer, points integer, exact integer) language sql stable as $$
  select o.league_id, o.manager_id, o.head_start + o.squad_points + coalesce(k.points, 0)::integer
      + coalesce((select sum(answer_points(q.points, a.choices, q.right_choices)) from pool_question q join pool_answer a on a.question_id = q.id
        where q.league_id = o.league_id and a.manager_id = o.manager_id), 0)::integer
      + coalesce((select b.points from pool_bracket b where b.league_id = o.league_id and b.manager_id = o.manager_id), 0),
    coalesce(k.exact, 0)::integer
  from pool_member o join pool p on p.league_id = o.league_id
  left join lateral (
    select sum(pick_worth(p, k.points, k.full_points, k.outcome, k.goes_on_right)
        * case when greatest(p.knockout_times, p.semifinal_times, p.final_times) = 1 then 1 else stage_times(p, knockout_stage(m.id)) end
        * case when p.has_joker and exists (select from pool_joker j where j.match_id = m.id and j.league_id = o.league_id and j.manager_id = o.manager_id)
          then 2 else 1 end) as points,
      count(*) filter (where counted_line(p, k.points, k.full_points) = 25) as exact
    from pool_matches(o.league_id) m join pool_picks(o.league_id, o.manager_id) k on k.match_id = m.id
    where k.points is not null and m.starts_at > o.joined_at) k on true
  where (only_manager is null or o.manager_id = only_manager) and (only_leagues is null or o.league_id = any (only_leagues))
$$;

create or replace function pool_sums(only_manager integer default null)
returns table (league_id integer, manager_id integer, points integer, exact integer) language sql stable as $$
  select league_id, manager_id, points, exact from pool_sums_of(null, only_manager)
$$;

-- BL17: the tables of these bolões, counted anew. Whoever calls it keeps others from settling meanwhile.
create or replace function recount_pools(leagues integer[]) returns void language sql as $$
  update pool_member o set points = r.points, exact = r.exact, rank = case when o.rank is null then null else r.place end
  from (
    select league_id, manager_id, points, exact, rank() over (partition by league_id order by points desc, exact desc) as place
    from pool_sums_of(leagues, null)) r
  where o.league_id = r.league_id and o.manager_id = r.manager_id
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

-- BL16: what somebody's lineups that counted (SQ9) add in a bolão, in whole points.
create or replace function squad_points_of(of_league integer, who integer) returns integer language sql stable as $$
  select coalesce(floor(sum(x.point_tenths) / 10.0), 0)::integer
  from league g join pool p on p.league_id = g.id and p.counts_squads
  join pool_member o on o.league_id = g.id and o.manager_id = who
  join round r on r.championship_id = g.championship_id and r.deadline_at >= g.starts_at and r.deadline_at < g.ends_at and r.deadline_at > o.joined_at
  join lineup l on l.round_id = r.id and l.manager_id = who and l.counts
  join lineup_score x on x.round_id = l.round_id and x.squad_id = l.squad_id
  where g.id = of_league
$$;

-- BL16 for everybody at once.
create or replace function pool_squad_sums() returns table (league_id integer, manager_id integer, points integer) language sql stable as $$
  select o.league_id, o.manager_id, floor(sum(x.point_tenths) / 10.0)::integer
  from pool p join league g on g.id = p.league_id join pool_member o on o.league_id = p.league_id
  join round r on r.championship_id = g.championship_id and r.deadline_at >= g.starts_at and r.deadline_at < g.ends_at and r.deadline_at > o.joined_at
  join lineup l on l.round_id = r.id and l.manager_id = o.manager_id and l.counts
  join lineup_score x on x.round_id = l.round_id and x.squad_id = l.squad_id
  where p.counts_squads group by 1, 2
$$;

-- What `pool_sums` says, of everybody at once: what a match is in its cup is asked once a bolão. Rows are counted together instead of joined, and no
-- loops in loops: the planner takes the sums for a few rows.
create or replace function pool_totals_due() returns table (league_id integer, manager_id integer, points integer, exact integer)
language sql stable set enable_nestloop = off as $$
  with counted as materialized (
    select p.league_id, m.id as match_id, m.starts_at,
      case when greatest(p.knockout_times, p.semifinal_times, p.final_times) = 1 then 1 else stage_times(p, knockout_stage(m.id)) end as times
    from pool p cross join lateral pool_matches(p.league_id) m
  ),
  said as (
    select null::integer as league_id, k.match_id, k.manager_id, k.outcome, k.points, k.full_points, k.goes_on_right from pick k where k.points is not null
    union all
    select k.league_id, k.match_id, k.manager_id, k.outcome, k.points, k.full_points, k.goes_on_right from pool_pick k where k.points is not null
  ),
  made as (
    select o.league_id, o.manager_id, o.head_start + o.squad_points as points, 0 as exact from pool_member o
    union all
    select o.league_id, o.manager_id,
      pick_worth(p, k.points, k.full_points, k.outcome, k.goes_on_right) * c.times * case when j.match_id is null then 1 else 2 end,
      (counted_line(p, k.points, k.full_points) = 25)::integer
    from said k join pool_member o on o.manager_id = k.manager_id and (k.league_id is null or k.league_id = o.league_id)
    join counted c on c.league_id = o.league_id and c.match_id = k.match_id and c.starts_at > o.joined_at
    join pool p on p.league_id = o.league_id
    left join pool_joker j on p.has_joker and j.match_id = k.match_id and j.league_id = o.league_id and j.manager_id = o.manager_id
    union all
    select q.league_id, a.manager_id, answer_points(q.points, a.choices, coalesce(q.right_choices, '{}')), 0 from pool_question q join pool_answer a on a.question_id = q.id
    union all
    select b.league_id, b.manager_id, b.points, 0 from pool_bracket b
  )
  select league_id, manager_id, sum(points)::integer, sum(exact)::integer from made group by 1, 2
$$;
