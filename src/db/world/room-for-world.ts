import { sql, type Kysely } from 'kysely'
import type pg from 'pg'
import { bool, rowOf } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'

/** The sample world's bots have ids from 1 on. On a server without a sample world, people's ids start here. */
const FIRST_PERSON = 1_000_000

/** On a server that begins empty, people leave the bots' ids free, so that a sample world can come later. */
export async function leaveRoomForBots(db: Kysely<Tables>): Promise<void> {
  await sql`
    select setval(pg_get_serial_sequence('manager', 'id'), ${FIRST_PERSON}, false)
    where not exists (select from manager)`.execute(db)
}

/** Whether nothing is played yet, and nobody has an id that a bot needs. */
export async function hasRoomForWorld(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await rowOf({ has: bool }).sql`
    select not exists (select from manager where id < ${FIRST_PERSON}) and not exists (select from season)
      and not exists (select from squad) and not exists (select from league) as has`.execute(db)
  return rows[0]?.has ?? false
}

/** Tables with rows of people that the sample world empties and fills. */
const KEPT = ['manager', 'manager_stat']

/**
 * In a transaction: copies the people who exist before the sample world is built. The returned function puts them back
 * into the filled tables.
 */
export async function stashPeople(client: pg.ClientBase): Promise<() => Promise<void>> {
  for (const table of KEPT)
    await client.query(`create temporary table kept_${table} on commit drop as select * from ${table}`)
  return async () => {
    for (const table of KEPT) await client.query(`insert into ${table} select * from kept_${table}`)
  }
}
