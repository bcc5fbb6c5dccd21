import type { Kysely } from 'kysely'
import { bool, rowOf } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import { createParallelWriter } from './parallel-writer.ts'
import type { RoundWriter } from './round-writer.ts'
import { serialWriter } from './serial-writer.ts'

/** From this many people on, a second connection is worth its cost. For fewer, one connection needs only seconds. */
const MANY_PEOPLE = 80_000

async function hasPeople(db: Kysely<Tables>, roundId: number, many: number): Promise<boolean> {
  const { rows } = await rowOf({ isMany: bool }).sql`
    select count(*) = ${many} as "isMany" from (
      select from manager_stat where championship_id = (select championship_id from round where id = ${roundId})
      limit ${many}) s`.execute(db)
  return rows[0]?.isMany ?? false
}

/** Chooses the parallel writer if there is a second connection and there are many people, otherwise the serial one. */
export const writerFor = async (
  db: Kysely<Tables>,
  roundId: number,
  second: Kysely<Tables> | undefined,
  many = MANY_PEOPLE,
): Promise<RoundWriter> =>
  second && (await hasPeople(db, roundId, many)) ? createParallelWriter(second) : serialWriter
