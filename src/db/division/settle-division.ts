import { sql } from 'kysely'
import { integerArray } from '#db/connection/array-text.ts'
import { readColumns } from '#db/connection/columns.ts'
import type { RoundRow, Trx } from '#db/round/round.ts'
import { GROUP_ROUNDS } from '#domain/division/form-groups.ts'
import { nextTierSql } from './moves-sql.ts'

/** The same place in both is the same manager. */
export interface CountingScores {
  managerIds: ArrayLike<number>
  tenths: ArrayLike<number>
}

type SettledRound = Pick<RoundRow, 'id' | 'championship_id'>

/** Spelled out: to unnest half a million small arrays, or to put them together from parts, takes longer than everything else. */
const turns = Array.from({ length: GROUP_ROUNDS }, (_, index) => index + 1)
const turnColumns = sql.raw(
  turns.map((turn) => `case p.place when ${turn} then s.tenths else m.tenths[${turn}] end as t${turn}`).join(', '),
)
const tenths = sql.raw(turns.map((turn) => `t${turn}`).join(', '))
const sum = sql.raw(turns.map((turn) => `coalesce(t${turn}, 0)`).join(' + '))

/** DV5: all its rounds have locked and are settled. */
async function endCycles(trx: Trx, { id, championship_id }: SettledRound, at: Date): Promise<void> {
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
async function writeTables(trx: Trx, { id, championship_id }: SettledRound, scores: CountingScores): Promise<void> {
  await sql`
    with score as (
      select * from unnest(${integerArray(scores.managerIds)}::integer[], ${integerArray(scores.tenths)}::integer[])
        as s (manager_id, tenths)
    ),
    playing as materialized (
      select m.ctid as at, m.cycle_id, m.group_number, m.manager_id, m.tier, c.rounds,
        c.ended_at is not null and not c.moves_stand as moves,
        ${turnColumns}
      from division_cycle c
      cross join lateral (select array_position(c.round_ids, ${id}) as place) p
      join division_member m on m.cycle_id = c.id
      left join score s on s.manager_id = m.manager_id
      where c.championship_id = ${championship_id} and p.place is not null
    ),
    total as (
      select *, ${sum} as points, greatest(${tenths}) as best, rounds - num_nonnulls(${tenths}) as missed from playing
    ),
    placed as (
      select *, count(*) over (partition by cycle_id, group_number) as size, row_number() over (
        partition by cycle_id, group_number order by points desc, best desc nulls last, manager_id) as place
      from total
    ),
    moved as (
      select at, case rounds when ${GROUP_ROUNDS} then array[${tenths}] else (array[${tenths}])[:rounds] end as tenths, points, place::smallint, case when moves then (${nextTierSql})::smallint end as next_tier
      from placed
    )
    update division_member m
    set tenths = n.tenths, point_tenths = n.points, place = n.place, next_tier = coalesce(n.next_tier, m.next_tier)
    from moved n
    where m.ctid = n.at and (m.tenths, m.place, m.next_tier) is distinct from (n.tenths, n.place, coalesce(n.next_tier, m.next_tier))`.execute(
    trx,
  )
}

/** Of the lineups that count, once they are stored. */
export const countingScores = (trx: Trx, roundId: number): Promise<CountingScores> =>
  readColumns(
    trx,
    ['managerIds', 'tenths'],
    sql`
    select l.manager_id as "managerIds", s.point_tenths as tenths
    from lineup l join lineup_score s using (round_id, squad_id) where l.round_id = ${roundId} and l.counts`,
  )

export async function settleDivisions(
  trx: Trx,
  round: SettledRound,
  { at, scores }: { at: Date; scores: CountingScores },
): Promise<void> {
  await endCycles(trx, round, at)
  await writeTables(trx, round, scores)
}
