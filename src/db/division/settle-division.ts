import { sql } from 'kysely'
import { rowsOf } from '#db/connection/integers.ts'
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

/** Spelled out: to unnest half a million small arrays takes longer than everything else. */
const tenths = sql.raw(
  Array.from({ length: GROUP_ROUNDS }, (_, index) => index + 1)
    .map((turn) => `case c.turn when ${turn} then s.tenths else m.tenths[${turn}] end`)
    .join(', '),
)

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
    with score as ${rowsOf({ manager_id: scores.managerIds, tenths: scores.tenths })},
    cycle as materialized (
      select id, rounds, array_position(round_ids, ${id}) as turn, ended_at is not null and not moves_stand as moves
      from division_cycle where championship_id = ${championship_id} and ${id} = any (round_ids)
    ),
    total as (
      select m.ctid as at, m.cycle_id, m.group_number, m.manager_id, m.tier, s.tenths, greatest(${tenths}) as best,
        m.point_tenths - coalesce(m.tenths[c.turn], 0) + coalesce(s.tenths, 0) as points, c.rounds - num_nonnulls(${tenths}) as missed
      from cycle c join division_member m on m.cycle_id = c.id left join score s on s.manager_id = m.manager_id
    ),
    placed as (
      select *, count(*) over (partition by cycle_id, group_number) as size, row_number() over (
        partition by cycle_id, group_number order by points desc, best desc nulls last, manager_id) as place
      from total
    ),
    moved as (
      select at, turn, tenths, points, place::smallint, case when moves then (${nextTierSql})::smallint end as next_tier
      from placed join cycle on cycle.id = cycle_id
    )
    update division_member m
    set tenths[n.turn] = n.tenths, point_tenths = n.points, place = n.place, next_tier = coalesce(n.next_tier, m.next_tier)
    from moved n
    where m.ctid = n.at and (m.tenths[n.turn], m.place, m.next_tier) is distinct from (n.tenths, n.place, coalesce(n.next_tier, m.next_tier))`.execute(
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
