import { sql, type Kysely } from 'kysely'
import { rowsOf } from '#db/connection/integers.ts'
import { readColumns } from '#db/connection/columns.ts'
import { bool, int, rowOf } from '#db/connection/row.ts'
import type { RoundRow } from '#db/round/round.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import { GROUP_ROUNDS } from '#domain/division/form-groups.ts'
import { NO_TENTHS } from '#domain/division/place-groups.ts'
import type { CountingCycle, MemberColumns, PlacedMembers } from '#domain/settlement/place-members.ts'

/** The same index in both arrays is the same manager. */
interface CountingScores {
  managerIds: Int32Array
  tenths: Int32Array
}

type SettledRound = Pick<RoundRow, 'id' | 'championship_id'>

/** Scores of the lineups that count, once they are stored. */
export const countingScores = (trx: Trx, roundId: number): Promise<CountingScores> =>
  readColumns(
    trx,
    ['managerIds', 'tenths'],
    sql`
    select l.manager_id as "managerIds", s.point_tenths as tenths
    from lineup l join lineup_score s using (round_id, squad_id) where l.round_id = ${roundId} and l.counts`,
  )

/**
 * DV5: ends cycles that count this round and whose rounds are all settled. Returns the cycles for which the round
 * counts, ended or not.
 */
export async function endCycles(trx: Trx, { id, championship_id }: SettledRound, at: Date): Promise<CountingCycle[]> {
  await sql`
    update division_cycle c set ended_at = ${at}
    where c.championship_id = ${championship_id} and c.ended_at is null and ${id} = any (c.round_ids)
      and cardinality(c.round_ids) = c.rounds
      and not exists (select from round r where r.id = any (c.round_ids) and r.state <> 'settled')`.execute(trx)
  const { rows } = await rowOf({ id: int, rounds: int, turn: int, moves: bool, groups: int }).sql`
    select c.id, c.rounds, array_position(c.round_ids, ${id}) - 1 as turn, c.ended_at is not null and not c.moves_stand as moves,
      coalesce((select max(m.group_number) from division_member m where m.cycle_id = c.id), 0) as groups
    from division_cycle c where c.championship_id = ${championship_id} and ${id} = any (c.round_ids) order by c.id`.execute(
    trx,
  )
  return rows
}

const NAMES = ['groups', 'managerIds', 'tiers', 'places', 'nextTiers', 'tenths'] as const

const everyTurn = Array.from({ length: GROUP_ROUNDS }, (_, turn) => `coalesce(tenths[${turn + 1}], ${NO_TENTHS})`)

/** Groups per batch: each batch is written in one statement, and other work runs between batches. */
const GROUPS = 1_000

/** The members of all groups, in batches of whole groups. */
export async function* membersOf(db: Kysely<Tables>, { id, groups }: CountingCycle): AsyncGenerator<MemberColumns> {
  for (let last = 0; last < groups; last += GROUPS)
    yield await readColumns(
      db,
      NAMES,
      sql`
      select group_number as groups, manager_id as "managerIds", tier as tiers, coalesce(place, 0) as places,
        coalesce(next_tier, 0) as "nextTiers", array[${sql.raw(everyTurn.join(', '))}] as tenths
      from division_member where cycle_id = ${id} and group_number > ${last} and group_number <= ${last + GROUPS}
      order by group_number, manager_id`,
    )
}

export async function storeMembers(
  trx: Trx,
  { id, turn }: Pick<CountingCycle, 'id' | 'turn'>,
  { groups, managerIds, tenths, points, places, nextTiers }: PlacedMembers,
): Promise<void> {
  if (groups.length === 0) return
  const members = { group_number: groups, manager_id: managerIds, tenths, points, place: places, next_tier: nextTiers }
  const { numAffectedRows } = await sql`
    update division_member m
    set tenths[${sql.lit(turn + 1)}] = x.tenths, point_tenths = x.points, place = x.place, next_tier = coalesce(x.next_tier, m.next_tier)
    from ${rowsOf(members)} x
    where m.cycle_id = ${id} and m.group_number between ${groups[0]} and ${groups.at(-1)}
      and m.group_number = x.group_number and m.manager_id = x.manager_id`.execute(trx)
  if (Number(numAffectedRows) !== groups.length)
    throw new Error(`${numAffectedRows} of ${groups.length} members of cycle ${id}`)
}
