import type pg from 'pg'
import { MigrationError } from './migration-error.ts'
import type { FunctionFile } from './schema-files.ts'

type Queryable = Pick<pg.Pool, 'query'>

/** Files whose text differs from what was last applied. */
export async function changedFunctions(client: Queryable, files: readonly FunctionFile[]): Promise<FunctionFile[]> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('schema_function') is not null as there`)
  if (!rows[0]?.there) return [...files]
  const applied = await client.query<FunctionFile>('select name, checksum from schema_function')
  const checksums = new Map(applied.rows.map(({ name, checksum }) => [name, checksum]))
  return files.filter(({ name, checksum }) => checksums.get(name) !== checksum)
}

/**
 * Runs in a transaction that holds the lock of migrations. PostgreSQL refuses a file that changes a function's
 * arguments or result type.
 */
export async function applyFunctions(client: Queryable, files: readonly FunctionFile[]): Promise<string[]> {
  await client.query(`create table if not exists schema_function (
    name text primary key, checksum text not null, applied_at timestamptz not null default now()
  )`)
  const changed = await changedFunctions(client, files)
  for (const { name, sql, checksum } of changed) {
    try {
      await client.query(sql)
    } catch (cause) {
      throw new MigrationError('failed', `Functions ${name} failed: ${String(cause)}`, { cause })
    }
    await client.query(
      `insert into schema_function (name, checksum) values ($1, $2)
       on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
      [name, checksum],
    )
  }
  return changed.map(({ name }) => name)
}
