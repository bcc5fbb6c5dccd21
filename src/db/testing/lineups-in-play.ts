import type { Kysely } from 'kysely'
import { bool, int, rowOf, type RowOf } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'

const lineupInPlayRow = rowOf({
  squadId: int,
  managerId: int,
  playerIds: int.array,
  captainId: int,
  viceCaptainId: int.orNull,
  benchIds: int.array,
  counts: bool,
})
type LineupInPlay = RowOf<typeof lineupInPlayRow>

/** A round's lineups, ordered by manager, the one that counts (SQ9) first. */
export async function lineupsInPlay(db: Kysely<Tables>, roundId: number): Promise<LineupInPlay[]> {
  const { rows } = await lineupInPlayRow.sql`
    select squad_id as "squadId", manager_id as "managerId", player_ids as "playerIds", captain_id as "captainId",
      vice_captain_id as "viceCaptainId", bench_ids as "benchIds", counts
    from lineup where round_id = ${roundId} order by manager_id, counts desc, squad_id`.execute(db)
  return rows
}
