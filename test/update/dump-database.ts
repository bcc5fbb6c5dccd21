import { text } from 'node:stream/consumers'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { title } from '#db/migrate/applied.ts'
import { readFunctions, readMigrations } from '#db/migrate/schema-files.ts'
import type { DatabaseDump, TableRows, WaitingJob } from './fixture.ts'

/** Generated columns are left out, because the database computes them. */
const tablesQuery = `
  select t.table_name as table, array_agg(c.column_name::text order by c.ordinal_position) as columns
  from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
  where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
  group by t.table_name order by t.table_name`

const jobsQuery = `
  select v.task_identifier as task, j.payload, v.key, v.run_at as "runAt"
  from graphile_worker.jobs v join graphile_worker._private_jobs j using (id) order by v.id`

async function rowsOf(client: pg.ClientBase, { table, columns }: Omit<TableRows, 'rows'>): Promise<TableRows> {
  const rows = await text(client.query(copyTo(`copy ${table} (${columns.join(', ')}) to stdout`)))
  return { table, columns, rows }
}

/** Dumps all rows as they were at one moment, also while a server writes. */
export async function dumpDatabase(client: pg.ClientBase): Promise<DatabaseDump> {
  await client.query('begin isolation level repeatable read read only')
  const { rows: tables } = await client.query<{ table: string; columns: string[] }>(tablesQuery)
  const { rows: sequences } = await client.query<DatabaseDump['sequences'][number]>(
    `select sequencename as name, last_value as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by sequencename`,
  )
  const { rows: jobs } = await client.query<WaitingJob>(jobsQuery)
  const { rows: facts } = await client.query<Pick<DatabaseDump, 'migration' | 'gameNow'>>(
    'select max(version) as migration, game_now() as "gameNow" from schema_migration',
  )
  const dumped: TableRows[] = []
  for (const table of tables) dumped.push(await rowsOf(client, table))
  await client.query('commit')
  const functions = (await readFunctions()).map(({ name, sql }) => ({ name, sql }))
  const migrations = (await readMigrations()).map((file) => ({ name: title(file), sql: file.sql }))
  return { ...facts[0]!, migrations, functions, sequences, jobs, tables: dumped }
}
