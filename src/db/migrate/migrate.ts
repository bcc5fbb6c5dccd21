import type pg from 'pg'
import { silentLog, type DatabaseLog } from '#db/connection/database-log.ts'
import { readMigrations, type MigrationFile } from './migration-files.ts'

export type MigrationErrorKind = 'changed' | 'newer_database' | 'out_of_order' | 'failed'

export class MigrationError extends Error {
  readonly kind: MigrationErrorKind

  constructor(kind: MigrationErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'MigrationError'
    this.kind = kind
  }
}

type Applied = { version: number; name: string; checksum: string }
type Queryable = Pick<pg.Pool, 'query'>

const migrationLockKey = 7_246_032

const title = ({ version, name }: { version: number; name: string }) => `${String(version).padStart(4, '0')}_${name}`

async function readApplied(client: Queryable): Promise<Applied[]> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('schema_migration') is not null as there`)
  if (!rows[0]?.there) return []
  const applied = await client.query<Applied>('select version, name, checksum from schema_migration order by version')
  return applied.rows
}

/** What is left to run, or a MigrationError when this code and this database do not belong together. */
function pendingAmong(files: MigrationFile[], applied: Applied[]): MigrationFile[] {
  const byVersion = new Map(files.map((file) => [file.version, file]))
  for (const done of applied) {
    const file = byVersion.get(done.version)
    if (!file) {
      throw new MigrationError(
        'newer_database',
        `The database has migration ${title(done)}, which this version of Craque does not know. Start the newer version that made it.`,
      )
    }
    if (file.checksum !== done.checksum) {
      throw new MigrationError(
        'changed',
        `Migration ${title(file)} was changed after it had been applied to this database. Restore the file and put the change into a new migration.`,
      )
    }
  }
  const newest = applied.at(-1)?.version ?? 0
  const pending = files.filter(({ version }) => !applied.some((done) => done.version === version))
  const late = pending.find(({ version }) => version < newest)
  if (late) {
    throw new MigrationError(
      'out_of_order',
      `Migration ${title(late)} is older than ${newest}, the newest one in this database, and was never applied. Give it the next free number.`,
    )
  }
  return pending
}

/** For /readyz: the titles of migrations this code has and the database lacks. */
export async function pendingMigrations(pool: Queryable, folder?: string): Promise<string[]> {
  return pendingAmong(await readMigrations(folder), await readApplied(pool)).map(title)
}

async function runFile(client: pg.PoolClient, file: MigrationFile): Promise<void> {
  try {
    await client.query(file.sql)
  } catch (cause) {
    throw new MigrationError('failed', `Migration ${title(file)} failed: ${String(cause)}`, { cause })
  }
}

async function applyNext(client: pg.PoolClient, files: MigrationFile[]): Promise<MigrationFile | undefined> {
  await client.query('begin')
  try {
    await client.query('set local statement_timeout = 0')
    await client.query('select pg_advisory_xact_lock($1)', [migrationLockKey])
    await client.query(`create table if not exists schema_migration (
      version integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now()
    )`)
    const [next] = pendingAmong(files, await readApplied(client))
    if (next) {
      await runFile(client, next)
      await client.query('insert into schema_migration (version, name, checksum) values ($1, $2, $3)', [
        next.version,
        next.name,
        next.checksum,
      ])
    }
    await client.query('commit')
    return next
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

type MigrateOptions = { folder?: string; log?: DatabaseLog }

/** Each file in a transaction of its own that first takes a lock, so processes that start together run it once. */
export async function migrate(
  pool: pg.Pool,
  { folder, log = silentLog }: MigrateOptions = {},
): Promise<{ applied: string[] }> {
  const files = await readMigrations(folder)
  const applied: string[] = []
  if (pendingAmong(files, await readApplied(pool)).length === 0) return { applied }
  const client = await pool.connect()
  try {
    for (let next = await applyNext(client, files); next; next = await applyNext(client, files)) {
      applied.push(title(next))
      log.info({ migration: title(next) }, 'applied a migration')
    }
  } finally {
    client.release()
  }
  return { applied }
}
