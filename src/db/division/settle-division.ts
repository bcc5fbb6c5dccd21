import { sql } from 'kysely'
import { integerArray } from '#db/connection/array-text.ts'
import type { RoundRow, Trx } from '#db/round/round.ts'
import { nextTierSql } from './moves-sql.ts'

/** DV5: all its rounds have locked and are settled. */
async function endCycles(trx: Trx, { id, championship_id }: RoundRow, at: Date): Promise<void> {
  await sql`
    update division_cycle c set ended_at = ${at}
    where c.championship_id = ${championship_id} and c.ended_at is null and ${id} = any (c.round_ids)
      and cardinality(c.round_ids) = c.rounds
      and not exists (select from round r where r.id = any (c.round_ids) and r.state <> 'settled')`.execute(trx)
}

/**
 * DV6 to DV10: the round's place in each table that it counts for is written anew, the first time and in a correction, and
 * everything else follows from the table.
 */
async function writeTables(
  trx: Trx,
  { id, championship_id }: RoundRow,
  { managerIds, tenths }: CountingScores,
): Promise<void> {
  await sql`
    with score as (
      select * from unnest(${integerArray(managerIds)}::integer[], ${integerArray(tenths)}::integer[]) as s (manager_id, tenths)
    ),
    playing as (
      select m.cycle_id, m.group_number, m.manager_id, m.tier, c.rounds, c.ended_at is not null and not c.moves_stand as moves,
        m.tenths[:p.place - 1] || s.tenths || m.tenths[p.place + 1:] as tenths
      from division_cycle c
      cross join lateral (select array_position(c.round_ids, ${id}) as place) p
      join division_member m on m.cycle_id = c.id
      left join score s on s.manager_id = m.manager_id
      where c.championship_id = ${championship_id} and p.place is not null
    ),
    total as (
      select p.*, t.* from playing p cross join lateral (
        select coalesce(sum(x), 0)::integer as points, max(x) as best, p.rounds - count(x) as missed from unnest(p.tenths) x) t
    ),
    placed as (
      select *, count(*) over (partition by cycle_id, group_number) as size, row_number() over (
        partition by cycle_id, group_number order by points desc, best desc nulls last, manager_id) as place
      from total
    ),
    moved as (
      select cycle_id, group_number, manager_id, tenths, points, place::smallint,
        case when moves then (${nextTierSql})::smallint end as next_tier
      from placed
    )
    update division_member m
    set tenths = n.tenths, point_tenths = n.points, place = n.place, next_tier = coalesce(n.next_tier, m.next_tier)
    from moved n
    where m.cycle_id = n.cycle_id and m.group_number = n.group_number and m.manager_id = n.manager_id
      and (m.tenths, m.place, m.next_tier) is distinct from (n.tenths, n.place, coalesce(n.next_tier, m.next_tier))`.execute(
    trx,
  )
}

/** Of the lineups that count; the same place in both is the same manager. */
export interface CountingScores {
  managerIds: ArrayLike<number>
  tenths: ArrayLike<number>
}

export async function settleDivisions(
  trx: Trx,
  round: RoundRow,
  { at, ...scores }: CountingScores & { at: Date },
): Promise<void> {
  await endCycles(trx, round, at)
  await writeTables(trx, round, scores)
}
