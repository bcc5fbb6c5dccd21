import type { ClientBase, Pool } from 'pg'
import { migrate } from './migrate.ts'

/** Drops everything in this database, including the job queue, because due work follows from stored rows. */
export async function emptySchema(client: Pick<ClientBase, 'query'>): Promise<void> {
  await client.query('drop schema if exists graphile_worker cascade')
  await client.query('drop schema public cascade')
  await client.query('create schema public')
}

/** Drops everything in this database and creates the tables again. */
export async function resetDatabase(pool: Pool): Promise<void> {
  await emptySchema(pool)
  await migrate(pool)
}
