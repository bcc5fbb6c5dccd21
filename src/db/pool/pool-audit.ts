import { MAX_CO_OWNERS } from '#domain/pool/pool-owners.ts'
import { PRIZE_PER_OPPONENT } from '#domain/league/prize.ts'
import { PICK_POINTS } from '#domain/pick/pick-points.ts'

/** BL4: what settling added one by one. */
export const POOL_TOTALS = `
  select format('bolão %s manager %s', league_id, manager_id) as example
  from pool_member o join pool_totals_due() d using (league_id, manager_id) left join pool_squad_sums() s using (league_id, manager_id)
  where (o.points, o.exact) is distinct from (d.points, d.exact) or o.squad_points <> coalesce(s.points, 0)`

/** BL6. Whom a merge made one person is not two opponents. */
export const POOL_TROPHIES = `
  select 'bolão ' || g.id as example from league g where g.winner_manager_id is not null and (
    g.ended_at is null or g.trophy_points is null or g.trophy_points > g.prize
    or not exists (select from pool_member o where o.league_id = g.id and o.manager_id = g.winner_manager_id)
    or g.trophy_points > ${PRIZE_PER_OPPONENT} * (g.member_count - 1)
      and not exists (select from pool_member o join manager_merge x on x.account_id = o.manager_id where o.league_id = g.id))`

/** BL11: one that was chosen before its match, of a championship that the bolão counts. */
const JOKERS = `
  select format('joker: bolão %s manager %s match %s', j.league_id, j.manager_id, j.match_id) as example
  from pool_joker j join match m on m.id = j.match_id join season s on s.id = m.season_id join league g on g.id = j.league_id
  where j.saved_at >= m.starts_at and m.moved_from is null
    or s.championship_id <> g.championship_id and not exists (
      select from pool_championship c where c.league_id = g.id and c.championship_id = s.championship_id)`

/** The line of PK2 that a pick `k` of goals or of a winner earns; gradePick of the domain says the same. */
const lineOf = (home: string, away: string) => `
  case when sign(${home} - ${away}) <> case k.outcome when 'H' then 1 when 'A' then -1 else 0 end then ${PICK_POINTS.wrong}
    when k.home_goals is null then ${PICK_POINTS.winner}
    when k.home_goals = ${home} and k.away_goals = ${away} then ${PICK_POINTS.exact}
    when k.outcome = 'D' then ${PICK_POINTS.difference}
    when case k.outcome when 'H' then k.home_goals = ${home} else k.away_goals = ${away} end then ${PICK_POINTS.winnerGoals}
    when k.home_goals - k.away_goals = ${home} - ${away} then ${PICK_POINTS.difference}
    when case k.outcome when 'H' then k.away_goals = ${away} else k.home_goals = ${home} end then ${PICK_POINTS.loserGoals}
    else ${PICK_POINTS.winner} end`

/** BL10, BL13, BL14: graded as any pick, typed for who has no phone, and given by the model no more often than the bolão says. */
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
  where case when m.counts then (k.points, k.full_points, k.goes_on_right) is distinct from (
      (${lineOf('m.home', 'm.away')})::smallint, case when m.full_home is not null then (${lineOf('m.full_home', 'm.full_away')})::smallint end,
      case when m.went_on is not null then coalesce(m.went_on = coalesce(nullif(coalesce(sign(k.home_goals - k.away_goals + m.lead),
        case k.outcome when 'H' then 1 else -1 end), 0), case k.goes_on when 'H' then 1 when 'A' then -1 end), false) end)
    else k.points is not null end
  union all
  select format('typed pick: bolão %s manager %s', k.league_id, k.manager_id)
  from pool_pick k join pool_member o using (league_id, manager_id) where k.typed_by is not null and not o.is_typed
  union all
  select format('model’s picks: bolão %s manager %s', k.league_id, k.manager_id)
  from pool_pick k join pool p on p.league_id = k.league_id
  where k.typed_by is null group by k.league_id, k.manager_id, p.vacation_picks having count(*) > p.vacation_picks`

/** BL12, BL18: by who won his tie in each stage and, where it was filled before, by who stands in the first ones once all are known. */
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
    union all select b.league_id, b.manager_id, 0, x.club_id from pool_bracket b cross join lateral unnest(b.place_club_ids) as x (club_id)
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

/** BL15: people of the bolão, beside its owner, and no more than may be. What was over when two became one stays. */
const OWNERS = `
  select format('owner: league %s manager %s', x.league_id, x.manager_id)
  from league_owner x join league g on g.id = x.league_id left join pool_member o on o.league_id = x.league_id and o.manager_id = x.manager_id
  where g.format <> 'bolao' or x.manager_id = g.owner_id or g.ended_at is null and (o.manager_id is null or o.is_typed)
  union all select format('owners: league %s', league_id) from league_owner group by league_id having count(*) > ${MAX_CO_OWNERS}`

export const POOL_EXTRAS = [JOKERS, `(${MADE_PICKS})`, `(${BRACKETS})`, OWNERS].join(' union all ')
