import type { Kysely } from 'kysely'
import type { Participant } from '#db/championship/championship.ts'
import { int, rowOf, type RowOf } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'

const storyGroupRow = rowOf({
  cycleId: int,
  groupNumber: int,
  managerId: int,
  tier: int,
  tenths: int.orNull.array,
  nextTier: int.orNull,
  rounds: int,
  /** The requested round's number within the group, from 1. */
  roundOfGroup: int,
})
export type StoryGroupRow = RowOf<typeof storyGroupRow>

/** Everybody in the group in which a manager played a round; nobody if they were in none. */
export async function groupOfRound(
  db: Kysely<Tables>,
  { championshipId, managerId, roundId }: Participant & { roundId: number },
): Promise<StoryGroupRow[]> {
  const { rows } = await storyGroupRow.sql`
    select o.cycle_id as "cycleId", o.group_number as "groupNumber", o.manager_id as "managerId", o.tier, o.tenths,
      o.next_tier as "nextTier", c.rounds, array_position(c.round_ids, ${roundId}) as "roundOfGroup"
    from visible_division_member m
    join division_cycle c on c.id = m.cycle_id
    join visible_division_member o on o.cycle_id = m.cycle_id and o.group_number = m.group_number
    where m.manager_id = ${managerId} and m.championship_id = ${championshipId} and ${roundId} = any (c.round_ids)`.execute(
    db,
  )
  return rows
}
