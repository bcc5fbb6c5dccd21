import { MOVING_SHARE } from '#domain/rule-numbers.ts'
import { GROUP_SIZE, SMALLEST_GROUP } from '#domain/division/form-groups.ts'
import { LOWEST_TIER, TOP_TIER } from '#domain/division/tiers.ts'

/** DV3: one member more would have made two groups. */
const LARGEST_GROUP = (GROUP_SIZE * 3) / 2 - 1

const member = `format('cycle %s group %s manager %s', m.cycle_id, m.group_number, m.manager_id)`

const groupWindow = 'partition by m.cycle_id, m.group_number'

/**
 * DV4, DV5, DV6, DV7: points by round as readers see them, then stored totals and places, sizes, owners, and that a
 * group ends with its cycle. Members with equal points may be in any order, because a merge changes ids.
 */
export const DIVISION_TABLES = `
  with due as (
    select m.cycle_id, m.group_number, m.manager_id, array_agg(s.point_tenths order by n) as tenths
    from division_cycle c cross join lateral generate_series(1, c.rounds) n
    join division_member m on m.cycle_id = c.id
    left join lineup l on l.round_id = c.round_ids[n] and l.manager_id = m.manager_id and l.counts
    left join lineup_score s on s.round_id = l.round_id and s.squad_id = l.squad_id
    group by m.cycle_id, m.group_number, m.manager_id
  ),
  total as (
    select m.cycle_id, m.group_number, m.manager_id, t.points, t.best from division_member m
    cross join lateral (select coalesce(sum(x), 0) as points, max(x) as best from unnest(m.tenths) x) t
  ),
  placed as (
    select m.*, d.tenths, v.tenths as seen, rank() over (${groupWindow} order by points desc, best desc nulls last) as rank,
      count(*) over (${groupWindow}, points, best) as equals, count(*) over (${groupWindow}) as size
    from total m join due d using (cycle_id, group_number, manager_id)
    join visible_division_member v using (cycle_id, group_number, manager_id)
  )
  select ${member} as example
  from division_member m
  left join division_cycle c on c.id = m.cycle_id and c.championship_id = m.championship_id
  left join placed p on p.cycle_id = m.cycle_id and p.group_number = m.group_number and p.manager_id = m.manager_id
  where c.id is null or not exists (select from manager g where g.id = m.manager_id)
    or (p.seen, m.point_tenths) is distinct from (p.tenths, p.points::integer) or cardinality(m.tenths) <> c.rounds
    or (m.place not between p.rank and p.rank + p.equals - 1) or (m.next_tier is null) <> (c.ended_at is null)
    or (m.place is null and exists (select from round r where r.id = any (c.round_ids) and r.state = 'settled'))
    or p.size not between 2 and ${LARGEST_GROUP}
  union all select format('cycle %s group %s place %s twice', cycle_id, group_number, place) from division_member
  where place is not null group by cycle_id, group_number, place having count(*) > 1
  union all select format('manager %s in %s groups at once', manager_id, count(*)) from division_member
  where next_tier is null group by championship_id, manager_id having count(*) > 1`

const share = `(size / ${MOVING_SHARE})`

/**
 * DV8, DV9 for a row with tier, place, size, missed and rounds. It is written without the domain's `nextTier`, whose
 * results it checks.
 */
const nextTierText = `greatest(${LOWEST_TIER}, least(${TOP_TIER}, tier + case
  when missed * 2 > rounds or (size >= ${SMALLEST_GROUP} and place > size - ${share}) then -1
  when place <= greatest(1, ${share}) then 1 else 0 end))`

/**
 * DV8, DV9, DV10: a correction after the next lock leaves the moves as they were, so corrected cycles from before it
 * are not checked.
 */
export const DIVISION_MOVES = `
  with standing as (
    select m.*, c.rounds, count(*) over (${groupWindow}) as size,
      (select count(*) from unnest(m.tenths) x where x is null) as missed
    from division_cycle c join division_member m on m.cycle_id = c.id
    where c.ended_at is not null and not (c.moves_stand and exists (
      select from round r where r.id = any (c.round_ids) and r.settlements > 1))
  )
  select ${member} as example from standing m where next_tier is distinct from (${nextTierText})`
