import { sql, type Kysely, type RawBuilder } from 'kysely'
import { batchesAhead, padded, readColumns, type Columns } from '#db/connection/columns.ts'
import type { Tables } from '#db/schema/schema.ts'
import { MOST_LINES, MOST_PLAYERS } from '#domain/sport/modality.ts'
import { readTogether, type Reader, type Span } from './read-together.ts'

/**
 * `viceCaptainIds` has 0 for a lineup from before there was one, `counts` 1 for the lineup of its manager that counts; `playerIds` has
 * eleven places for each, 0 after the last of a modality with fewer, `benchIds` four, 0 where nobody sits.
 */
const NAMES = ['squadIds', 'managerIds', 'captainIds', 'viceCaptainIds', 'counts', 'playerIds', 'benchIds'] as const

/** By squad id; the same place in each column is the same lineup. */
export type LineupColumns = Columns<(typeof NAMES)[number]>

/** In a thread of its own. */
const BATCH = 20_000
/** Read while others are served: one of them is parsed in a millisecond or two. */
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

/** Every lineup by several connections that see the same, made into something a batch at a time; gives the batches by squad id. */
export async function lineupsTogether<T extends { length: number }>(
  readers: readonly [Reader, ...Reader[]],
  roundId: number,
  make: (lineups: LineupColumns) => T,
): Promise<T[]> {
  const { rows } = await sql<Span>`
    select coalesce(min(squad_id), 1) as from, coalesce(max(squad_id), 0) as to from lineup where round_id = ${roundId}`.execute(
    await readers[0],
  )
  const [{ from, to }] = rows as [Span]
  return readTogether(readers, { from, to, most: BATCH }, async (db, span) =>
    make(await lineupsWhere(db, roundId, { where: sql`squad_id between ${span.from} and ${span.to}` })),
  )
}
