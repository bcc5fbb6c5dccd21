import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import { createParallelWriter } from './parallel-writer.ts'
import type { RoundWriter } from './round-writer.ts'
import { serialWriter } from './serial-writer.ts'

/** So many people of a championship are worth a second connection; fewer are written in seconds by one. */
const MANY_PEOPLE = 80_000

async function hasManyPeople(db: Kysely<Tables>, roundId: number): Promise<boolean> {
  const { rows } = await sql<{ isMany: boolean }>`
    select count(*) = ${MANY_PEOPLE} as "isMany" from (
      select from manager_stat where championship_id = (select championship_id from round where id = ${roundId})
      limit ${MANY_PEOPLE}) s`.execute(db)
  return rows[0]?.isMany ?? false
}

/** Without a second connection, or with few people, the serial writer. */
export const writerFor = async (
  db: Kysely<Tables>,
  roundId: number,
  second: Kysely<Tables> | undefined,
): Promise<RoundWriter> => (second && (await hasManyPeople(db, roundId)) ? createParallelWriter(second) : serialWriter)
