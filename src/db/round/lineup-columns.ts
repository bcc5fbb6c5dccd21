import { sql, type Kysely, type RawBuilder } from 'kysely'
import { batchesAhead, padded, readColumns } from '#db/connection/columns.ts'
import { int, rowOf, type RowOf } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { LineupColumns } from '#domain/settlement/score-batch.ts'
import { MOST_LINES, MOST_PLAYERS } from '#domain/sport/modality.ts'

const NAMES = ['squadIds', 'managerIds', 'captainIds', 'viceCaptainIds', 'counts', 'playerIds', 'benchIds'] as const

/** Lineups per batch. Other work runs between batches, so one must not take long. */
const SMALL_BATCH = 5_000

const lineupsWhere = (
  db: Kysely<Tables>,
  roundId: number,
  { where, limit = sql`` }: { where: RawBuilder<unknown>; limit?: RawBuilder<unknown> },
): Promise<LineupColumns> =>
  readColumns(
    db,
    NAMES,
    sql`
    select squad_id as "squadIds", manager_id as "managerIds", captain_id as "captainIds", coalesce(vice_captain_id, 0) as "viceCaptainIds",
      counts::integer as counts, ${padded('player_ids', MOST_PLAYERS)} as "playerIds",
      ${padded('bench_ids', MOST_LINES)} as "benchIds"
    from lineup where round_id = ${roundId} and ${where} order by squad_id ${limit}`,
  )

export const lineupBatches = (db: Kysely<Tables>, roundId: number): AsyncGenerator<LineupColumns> =>
  batchesAhead(SMALL_BATCH, (last, size) =>
    lineupsWhere(db, roundId, { where: sql`squad_id > ${last}`, limit: sql`limit ${size}` }),
  )

/** A range of squad ids, including both ends. */
const idRangeRow = rowOf({ from: int, to: int })
export type IdRange = RowOf<typeof idRangeRow>

/** The smallest and largest squad id of a round's lineups. */
export async function lineupRange(db: Kysely<Tables>, roundId: number): Promise<IdRange> {
  const { rows } = await idRangeRow.sql`
    select coalesce(min(squad_id), 1) as from, coalesce(max(squad_id), 0) as to from lineup where round_id = ${roundId}`.execute(
    db,
  )
  return rows[0] ?? { from: 1, to: 0 }
}

export const lineupsBetween = (db: Kysely<Tables>, roundId: number, { from, to }: IdRange): Promise<LineupColumns> =>
  lineupsWhere(db, roundId, { where: sql`squad_id between ${from} and ${to}` })
