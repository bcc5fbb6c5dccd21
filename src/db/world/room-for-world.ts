import { sql, type Kysely } from 'kysely'
import type pg from 'pg'
import { bool, rowOf } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'

/** Bots of the sample world are numbered from 1 on; who comes to a server without one is numbered from here. */
const FIRST_PERSON = 1_000_000

/** On a server that begins empty: its people leave the numbers of the bots free, so that the world can come after them. */
export async function leaveRoomForBots(db: Kysely<Tables>): Promise<void> {
  await sql`
    select setval(pg_get_serial_sequence('manager', 'id'), ${FIRST_PERSON}, false)
    where not exists (select from manager)`.execute(db)
}

/** Nothing is played yet, and whoever is there stands in nobody's way. */
export async function hasRoomForWorld(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await rowOf({ has: bool }).sql`
    select not exists (select from manager where id < ${FIRST_PERSON}) and not exists (select from season)
      and not exists (select from squad) and not exists (select from league) as has`.execute(db)
  return rows[0]?.has ?? false
}

/** Of tables that a world fills. */
const KEPT = ['manager', 'manager_stat']

/** Inside a transaction: who is there before the world; the answer brings them back into the filled tables. */
export async function keepPeople(client: pg.ClientBase): Promise<() => Promise<void>> {
  for (const table of KEPT)
    await client.query(`create temporary table kept_${table} on commit drop as select * from ${table}`)
  return async () => {
    for (const table of KEPT) await client.query(`insert into ${table} select * from kept_${table}`)
  }
}
