import { JOKER_TIMES, PRIZE_PER_OPPONENT } from '#domain/rule-numbers.ts'
import { MAX_CO_OWNERS } from '#domain/pool/pool-owners.ts'
import { GRADE_CODES } from '#domain/pick/grade-code.ts'

/**
 * BL3, BL8, BL10, BL11: the worth of a pick `k` or an answer, computed a second time, like the points of squads (BL16).
 * The audit shares only numbers with `everyWorth`, `answerPoints` and `countedLineups`, and no code, so that it checks
 * them.
 */
const grade = 'case when p.after_extra_time then coalesce(k.full_grade, k.grade) else k.grade end'
const gradeWorth = `(case ${grade} when ${GRADE_CODES.exact} then p.exact when ${GRADE_CODES.winnerGoals} then p.winner_goals
  when ${GRADE_CODES.difference} then p.difference when ${GRADE_CODES.draw} then p.draw when ${GRADE_CODES.loserGoals} then p.loser_goals
  when ${GRADE_CODES.winner} then p.winner else 0 end + case when k.goes_on_right then p.goes_on else 0 end)`
const answerWorth = `case when q.right_choices is not null
  then q.points * (select count(*) from unnest(a.choices) c where c = any (q.right_choices))::integer end`

/**
 * BL4: members whose stored totals differ from the sum of what counts for them. Each match's stage is looked up once
 * per bolão.
 */
export const POOL_TOTALS = `
  with counted as materialized (
    select p.league_id, m.id as match_id, m.starts_at,
      case when greatest(p.knockout_times, p.semifinal_times, p.final_times) = 1 then 1 else case knockout_stage(m.id)
        when 'final' then p.final_times when 'semifinal' then p.semifinal_times when 'knockout' then p.knockout_times else 1 end end as times
    from pool p cross join lateral pool_matches(p.league_id) m
  ),
  said as (
    select null::integer as league_id, k.match_id, k.manager_id, k.grade, k.full_grade, k.goes_on_right from pick k where k.grade is not null
    union all
    select k.league_id, k.match_id, k.manager_id, k.grade, k.full_grade, k.goes_on_right from pool_pick k where k.grade is not null
  ),
  made as (
    select o.league_id, o.manager_id, o.head_start + o.squad_points as points, 0 as exact from pool_member o
    union all
    select o.league_id, o.manager_id, ${gradeWorth} * c.times * case when j.match_id is null then 1 else ${JOKER_TIMES} end,
      (${grade} = ${GRADE_CODES.exact})::integer
    from said k join pool_member o on o.manager_id = k.manager_id and (k.league_id is null or k.league_id = o.league_id)
    join counted c on c.league_id = o.league_id and c.match_id = k.match_id and c.starts_at > o.joined_at
    join pool p on p.league_id = o.league_id
    left join pool_joker j on p.has_joker and j.match_id = k.match_id and j.league_id = o.league_id and j.manager_id = o.manager_id
    union all
    select q.league_id, a.manager_id, coalesce(${answerWorth}, 0), 0 from pool_question q join pool_answer a on a.question_id = q.id
    union all
    select b.league_id, b.manager_id, b.points, 0 from pool_bracket b
  ),
  squads as (
    select o.league_id, o.manager_id, floor(sum(x.point_tenths) / 10.0)::integer as points
    from pool p join league g on g.id = p.league_id join pool_member o on o.league_id = p.league_id
    join round r on r.championship_id = g.championship_id and r.deadline_at >= g.starts_at and r.deadline_at < g.ends_at and r.deadline_at > o.joined_at
    join lineup l on l.round_id = r.id and l.manager_id = o.manager_id and l.counts
    join lineup_score x on x.round_id = l.round_id and x.squad_id = l.squad_id
    where p.counts_squads group by 1, 2
  ),
  due as (select league_id, manager_id, sum(points)::integer as points, sum(exact)::integer as exact from made group by 1, 2)
  select format('bolão %s manager %s', league_id, manager_id) as example
  from pool_member o join due d using (league_id, manager_id) left join squads s using (league_id, manager_id)
  where (o.points, o.exact) is distinct from (d.points, d.exact) or o.squad_points <> coalesce(s.points, 0)`

/** BL6, LG5: a trophy belongs to a member and is not too large. A bolão that a merge changed is only partly checked. */
export const POOL_TROPHIES = `
  select 'bolão ' || g.id as example from league g where g.winner_manager_id is not null and (
    g.ended_at is null or g.trophy_points is null or g.trophy_points > g.prize
    or not exists (select from pool_member o where o.league_id = g.id and o.manager_id = g.winner_manager_id)
    or g.trophy_points > ${PRIZE_PER_OPPONENT} * (g.member_count - 1)
      and not exists (select from pool_member o join manager_merge x on x.account_id = o.manager_id where o.league_id = g.id))`

/**
 * BL11: every joker is in a championship that the bolão counts, and was chosen before its match, unless that was moved.
 */
const JOKERS = `
  select format('joker: bolão %s manager %s match %s', j.league_id, j.manager_id, j.match_id) as example
  from pool_joker j join match m on m.id = j.match_id join season s on s.id = m.season_id join league g on g.id = j.league_id
  where j.saved_at >= m.starts_at and m.moved_from is null
    or s.championship_id <> g.championship_id and not exists (
      select from pool_championship c where c.league_id = g.id and c.championship_id = s.championship_id)`

/** PK2: the code of the grade of a pick `k` for a score. This does not use `gradePick`, so that the audit checks it. */
const gradeBy = (home: string, away: string) => `
  (case when sign(${home} - ${away}) <> case k.outcome when 'H' then 1 when 'A' then -1 else 0 end then ${GRADE_CODES.wrong}
    when k.home_goals is null then ${GRADE_CODES.winner}
    when k.home_goals = ${home} and k.away_goals = ${away} then ${GRADE_CODES.exact}
    when k.outcome = 'D' then ${GRADE_CODES.draw}
    when case k.outcome when 'H' then k.home_goals = ${home} else k.away_goals = ${away} end then ${GRADE_CODES.winnerGoals}
    when k.home_goals - k.away_goals = ${home} - ${away} then ${GRADE_CODES.difference}
    when case k.outcome when 'H' then k.away_goals = ${away} else k.home_goals = ${home} end then ${GRADE_CODES.loserGoals}
    else ${GRADE_CODES.winner} end)::smallint`

const fullScore = (side: string) => `(m.detail #>> '{extraTime,${side}}')::smallint`

/** PK2, BL10: a settled pick belongs to a finished match, and has the grades that this computes. */
export const PICK_GRADES = `
  select format('match %s manager %s', k.match_id, k.manager_id) as example from pick k join match m on m.id = k.match_id
  where k.points is not null and (m.state <> 'final' or (k.grade, k.full_grade) is distinct from (${gradeBy('m.home_score', 'm.away_score')},
    case when m.detail ? 'extraTime' then ${gradeBy(fullScore('home'), fullScore('away'))} end))`

/** BL8: an answer has the points that its question gives. */
const ANSWERS = `
  select format('answer: question %s manager %s', q.id, a.manager_id)
  from pool_question q join pool_answer a on a.question_id = q.id where a.points is distinct from ${answerWorth}`

/**
 * BL10, BL13, BL14: picks of one bolão are graded like any pick, owners type only for typed guests, and the model picks
 * no more often than the bolão allows.
 */
const MADE_PICKS = `
  with played as materialized (
    select m.id, m.state = 'final' and m.picks_settled and not m.is_awarded as counts, m.home_score as home, m.away_score as away,
      (m.detail #>> '{extraTime,home}')::integer as full_home, (m.detail #>> '{extraTime,away}')::integer as full_away,
      (m.detail #>> '{penalties,home}')::integer - (m.detail #>> '{penalties,away}')::integer as penalties, tie_lead(m.id) as lead
    from match m where m.id in (select match_id from pool_pick)
  ),
  went as (
    select *, case when lead is not null then nullif(sign(coalesce(penalties, lead + coalesce(full_home, home) - coalesce(full_away, away))), 0) end as went_on
    from played
  )
  select format('made pick: bolão %s manager %s match %s', k.league_id, k.manager_id, k.match_id)
  from pool_pick k join went m on m.id = k.match_id
  where case when m.counts then (k.grade, k.full_grade, k.goes_on_right) is distinct from (
      ${gradeBy('m.home', 'm.away')}, case when m.full_home is not null then ${gradeBy('m.full_home', 'm.full_away')} end,
      case when m.went_on is not null then coalesce(m.went_on = coalesce(nullif(coalesce(sign(k.home_goals - k.away_goals + m.lead),
        case k.outcome when 'H' then 1 else -1 end), 0), case k.goes_on when 'H' then 1 when 'A' then -1 end), false) end)
    else k.grade is not null end
  union all
  select format('typed pick: bolão %s manager %s', k.league_id, k.manager_id)
  from pool_pick k join pool_member o using (league_id, manager_id) where k.typed_by is not null and not o.is_typed
  union all
  select format('model’s picks: bolão %s manager %s', k.league_id, k.manager_id)
  from pool_pick k join pool p on p.league_id = k.league_id
  where k.typed_by is null group by k.league_id, k.manager_id, p.vacation_picks having count(*) > p.vacation_picks`

/**
 * BL12, BL18: the points of a bracket follow from the winners of the ties in each stage. For an early bracket they also
 * follow from the clubs in the first ties, and are checked once all of these are known.
 */
const BRACKETS = `
  with asked as materialized (
    select g.id as league_id, g.championship_id, p.bracket_points, early_bracket_closes_at(g.id) is not null as is_early
    from league g join pool p on p.league_id = g.id where g.id in (select league_id from pool_bracket)
  ),
  tree as (
    select t.*, (dense_rank() over (partition by championship_id order by stage_order))::integer as step from championship_tie t
    where championship_id in (select championship_id from asked)
      and coalesce(home_slot, '') not like 'L%' and coalesce(away_slot, '') not like 'L%'
  ),
  won as (
    select t.championship_id, t.step, case sign(coalesce(d.penalties, d.full_time, m.home_score - m.away_score))
      when 1 then m.home_club_id when -1 then m.away_club_id end as club_id
    from tree t join match m on m.id = t.match_id and m.state = 'final' cross join lateral (
      select (m.detail #>> '{penalties,home}')::integer - (m.detail #>> '{penalties,away}')::integer as penalties,
        (m.detail #>> '{extraTime,home}')::integer - (m.detail #>> '{extraTime,away}')::integer as full_time) d
    union select championship_id, 0, unnest(array[home_club_id, away_club_id]) from tree where step = 1
  ),
  said as (
    select b.league_id, b.manager_id, t.step, x.club_id
    from pool_bracket b cross join lateral unnest(b.tie_ids, b.club_ids) as x (tie_id, club_id) join tree t on t.id = x.tie_id
    union select b.league_id, b.manager_id, 0, x.club_id from pool_bracket b cross join lateral unnest(b.place_club_ids) as x (club_id)
  ),
  due as (
    select a.league_id, s.manager_id, a.bracket_points * sum(s.step + a.is_early::integer)::integer as points
    from asked a join said s on s.league_id = a.league_id
    join won w on w.championship_id = a.championship_id and w.step = s.step and w.club_id = s.club_id group by 1, 2, a.bracket_points
  )
  select format('bracket: bolão %s manager %s', b.league_id, b.manager_id)
  from pool_bracket b join asked a using (league_id) left join due d using (league_id, manager_id)
  where b.points <> coalesce(d.points, 0)
    and not (a.is_early and exists (select from tree t where t.championship_id = a.championship_id and t.step = 1 and num_nulls(t.home_club_id, t.away_club_id) > 0))`

/**
 * BL15: co-owners are not the owner, are no more than allowed, and while the bolão runs are members who can sign in.
 */
const OWNERS = `
  select format('owner: league %s manager %s', x.league_id, x.manager_id)
  from league_owner x join league g on g.id = x.league_id left join pool_member o on o.league_id = x.league_id and o.manager_id = x.manager_id
  where g.format <> 'bolao' or x.manager_id = g.owner_id or g.ended_at is null and (o.manager_id is null or o.is_typed)
  union all select format('owners: league %s', league_id) from league_owner group by league_id having count(*) > ${MAX_CO_OWNERS}`

export const POOL_EXTRAS = [JOKERS, `(${MADE_PICKS})`, `(${BRACKETS})`, OWNERS, ANSWERS].join(' union all ')
