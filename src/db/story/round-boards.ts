import type { Kysely } from 'kysely'
import { integersOf } from '#db/connection/array-text.ts'
import { rowOf, text } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'

/** Everybody's numbers in a settled round. Each array is sorted by itself, in ascending order. */
export interface RoundBoards {
  /** Points of the round's lineups, in tenths. */
  tenths: Int32Array
  /** Points in the ranking after the round, of everybody who was ranked. */
  points: Int32Array
}

export async function boardsOfRound(db: Kysely<Tables>, roundId: number): Promise<RoundBoards> {
  const { rows } = await rowOf({ tenths: text.orNull, points: text.orNull }).sql`
    select (select array_agg(point_tenths order by point_tenths)::text from lineup_score where round_id = ${roundId}) as tenths,
      (select array_agg(points order by points)::text from standing h where round_id = ${roundId}) as points`.execute(
    db,
  )
  return { tenths: integersOf(rows[0]?.tenths ?? null), points: integersOf(rows[0]?.points ?? null) }
}
