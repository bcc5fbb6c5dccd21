import type { ClientBase, Pool } from 'pg'
import { migrate } from './migrate.ts'

/** Drops everything this database holds, the queue of work too: what is due follows from what is stored. */
export async function emptySchema(client: Pick<ClientBase, 'query'>): Promise<void> {
  await client.query('drop schema if exists graphile_worker cascade')
  await client.query('drop schema public cascade')
  await client.query('create schema public')
}

/** Drops everything this database holds and lays the tables anew. */
export async function resetDatabase(pool: Pool): Promise<void> {
  await emptySchema(pool)
  await migrate(pool)
}
