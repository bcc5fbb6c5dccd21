import type { Kysely } from 'kysely'
import { int, rowOf } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'

/** The rank of the example person in the specification. */
export const EXAMPLE_PLACE = 1_247

/**
 * The figures that the specification gives for the rankings: least and most points on the first page, and the typical
 * change of rank there. Also the points at the rank of its example person.
 */
export async function rankingFigures(db: Kysely<Tables>) {
  const { rows } = await rowOf({ least: int, most: int, change: int, atExample: int }).sql`
    with placed as (select points, rank, previous_rank, row_number() over (order by points desc) as place from manager_stat)
    select min(points) filter (where place <= 50) as least, max(points) as most,
      percentile_disc(0.5) within group (order by abs(rank - previous_rank)) filter (where place <= 50) as change,
      max(points) filter (where place = ${EXAMPLE_PLACE}) as "atExample"
    from placed`.execute(db)
  const [figures] = rows
  if (!figures) throw new Error('nobody is ranked')
  return figures
}
