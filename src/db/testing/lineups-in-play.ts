import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'

interface LineupInPlay {
  squadId: number
  managerId: number
  playerIds: number[]
  captainId: number
  viceCaptainId: number | null
  benchIds: number[]
  counts: boolean
}

/** Ordered by manager, the one that counts (SQ9) first. */
export async function lineupsInPlay(db: Kysely<Tables>, roundId: number): Promise<LineupInPlay[]> {
  const { rows } = await sql<LineupInPlay>`
    select squad_id as "squadId", manager_id as "managerId", player_ids as "playerIds", captain_id as "captainId",
      vice_captain_id as "viceCaptainId", bench_ids as "benchIds", counts
    from lineup where round_id = ${roundId} order by manager_id, counts desc, squad_id`.execute(db)
  return rows
}
