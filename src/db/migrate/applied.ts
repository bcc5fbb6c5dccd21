import type pg from 'pg'
import { MigrationError } from './migration-error.ts'
import type { MigrationFile } from './schema-files.ts'

export type Queryable = Pick<pg.Pool, 'query'>
export type Applied = { version: number; name: string; checksum: string }

export const title = ({ version, name }: { version: number; name: string }) =>
  `${String(version).padStart(4, '0')}_${name}`

export async function readApplied(client: Queryable): Promise<Applied[]> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('schema_migration') is not null as there`)
  if (!rows[0]?.there) return []
  const applied = await client.query<Applied>('select version, name, checksum from schema_migration order by version')
  return applied.rows
}

export async function runFile(client: Queryable, file: MigrationFile): Promise<void> {
  try {
    await client.query(file.sql)
  } catch (cause) {
    throw new MigrationError('failed', `Migration ${title(file)} failed: ${String(cause)}`, { cause })
  }
}

export const makeRoom = (client: Queryable) =>
  client.query(`create table if not exists schema_migration (
    version integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now()
  )`)

export const noteApplied = (client: Queryable, { version, name, checksum }: Applied) =>
  client.query('insert into schema_migration (version, name, checksum) values ($1, $2, $3)', [version, name, checksum])

export const unknownMigration = (done: { version: number; name: string }) =>
  new MigrationError(
    'newer_database',
    `The database has migration ${title(done)}, which this version of Craque does not know. Start the newer version that made it.`,
  )

export const changedMigration = (file: MigrationFile) =>
  new MigrationError(
    'changed',
    `Migration ${title(file)} was changed after it had been applied to this database. Restore the file and put the change into a new migration.`,
  )
