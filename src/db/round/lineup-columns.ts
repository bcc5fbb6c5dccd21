import { sql, type Kysely } from 'kysely'
import { batchesAhead, padded, readColumns, type Columns } from '#db/connection/columns.ts'
import type { Tables } from '#db/schema/schema.ts'
import { MOST_LINES, MOST_PLAYERS } from '#domain/sport/modality.ts'

/**
 * `viceCaptainIds` has 0 for a lineup from before there was one, `counts` 1 for the lineup of its manager that counts; `playerIds` has
 * eleven places for each, 0 after the last of a modality with fewer, `benchIds` four, 0 where nobody sits.
 */
const NAMES = ['squadIds', 'managerIds', 'captainIds', 'viceCaptainIds', 'counts', 'playerIds', 'benchIds'] as const

/** By squad id; the same place in each column is the same lineup. */
export type LineupColumns = Columns<(typeof NAMES)[number]>

/** Read while others are served: one of them is parsed in some milliseconds. */
const BATCH = 20_000

const lineupsAfter = (
  db: Kysely<Tables>,
  roundId: number,
  { last, size }: { last: number; size: number },
): Promise<LineupColumns> =>
  readColumns(
    db,
    NAMES,
    sql`
    select squad_id as "squadIds", manager_id as "managerIds", captain_id as "captainIds", coalesce(vice_captain_id, 0) as "viceCaptainIds",
      counts::integer as counts, ${padded('player_ids', MOST_PLAYERS)} as "playerIds",
      ${padded('bench_ids', MOST_LINES)} as "benchIds"
    from lineup where round_id = ${roundId} and squad_id > ${last} order by squad_id limit ${size}`,
  )

export const lineupBatches = (db: Kysely<Tables>, roundId: number): AsyncGenerator<LineupColumns> =>
  batchesAhead(BATCH, (last, size) => lineupsAfter(db, roundId, { last, size }))
