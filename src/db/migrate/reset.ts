import type { Pool } from 'pg'
import { migrate } from './migrate.ts'

/** Drops everything this database holds and lays the tables anew. */
export async function resetDatabase(pool: Pool): Promise<void> {
  await pool.query('drop schema if exists graphile_worker cascade')
  await pool.query('drop schema public cascade')
  await pool.query('create schema public')
  await migrate(pool)
}
