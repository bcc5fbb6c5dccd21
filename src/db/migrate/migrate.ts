import type pg from 'pg'
import { silentLog, type DatabaseLog } from '#db/connection/database-log.ts'
import { applyFunctions, changedFunctions } from './apply-functions.ts'
import { MigrationError } from './migration-error.ts'
import { recountNotedPools } from './recount-noted-pools.ts'
import { readFunctions, readMigrations, type FunctionFile, type MigrationFile } from './schema-files.ts'

type Applied = { version: number; name: string; checksum: string }
type Queryable = Pick<pg.Pool, 'query'>

const migrationLockKey = 7_246_032

const title = ({ version, name }: { version: number; name: string }) => `${String(version).padStart(4, '0')}_${name}`

/** Takes away what only versions before the last used; by its name a version that still needs it knows. */
export const isContracting = ({ name }: { name: string }) => name.startsWith('contract_')

/** Made by a newer version that lets this one run beside it: every migration that does not contract does (docs/scaling.md). */
const isNewerBeside = (done: Applied, newestKnown: number) => done.version > newestKnown && !isContracting(done)

async function readApplied(client: Queryable): Promise<Applied[]> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('schema_migration') is not null as there`)
  if (!rows[0]?.there) return []
  const applied = await client.query<Applied>('select version, name, checksum from schema_migration order by version')
  return applied.rows
}

/** What is left to run, or a MigrationError when this code and this database do not belong together. */
function pendingAmong(files: MigrationFile[], applied: Applied[]): MigrationFile[] {
  const byVersion = new Map(files.map((file) => [file.version, file]))
  const newestKnown = files.at(-1)?.version ?? 0
  for (const done of applied) {
    const file = byVersion.get(done.version)
    if (!file && isNewerBeside(done, newestKnown)) continue
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

async function runFile(client: Queryable, file: MigrationFile): Promise<void> {
  try {
    await client.query(file.sql)
  } catch (cause) {
    throw new MigrationError('failed', `Migration ${title(file)} failed: ${String(cause)}`, { cause })
  }
}

/** Under a lock, so that of processes that start together one works and the others find it done. */
async function inTurn<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    await client.query('set local statement_timeout = 0')
    await client.query('select pg_advisory_xact_lock($1)', [migrationLockKey])
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const makeRoom = (client: Queryable) =>
  client.query(`create table if not exists schema_migration (
    version integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now()
  )`)

async function apply(client: Queryable, file: MigrationFile): Promise<void> {
  await runFile(client, file)
  await client.query('insert into schema_migration (version, name, checksum) values ($1, $2, $3)', [
    file.version,
    file.name,
    file.checksum,
  ])
}

async function applyNext(client: Queryable, files: MigrationFile[]): Promise<MigrationFile | undefined> {
  // Who waited for his turn may still remember that there was no such table: only its creation makes sure.
  await makeRoom(client)
  const [next] = pendingAmong(files, await readApplied(client))
  if (next) await apply(client, next)
  return next
}

/** Tables as they were when these migrations had been applied, in the caller's transaction. */
export async function layMigrations(client: Queryable, versions: ReadonlySet<number>): Promise<void> {
  await makeRoom(client)
  for (const file of await readMigrations()) if (versions.has(file.version)) await apply(client, file)
  await applyFunctions(client, [])
}

async function finish(client: Queryable, functionFiles: FunctionFile[]): Promise<string[]> {
  const functions = await applyFunctions(client, functionFiles)
  await recountNotedPools(client)
  return functions
}

/** Everything that is left to run, in the caller's transaction. */
export async function migrateWithin(client: Queryable): Promise<void> {
  const files = await readMigrations()
  while (await applyNext(client, files));
  await finish(client, await readFunctions())
}

type MigrateOptions = { folder?: string; log?: DatabaseLog }

/** Each migration in a transaction of its own, then the functions whose files changed, in one. */
export async function migrate(
  pool: pg.Pool,
  { folder, log = silentLog }: MigrateOptions = {},
): Promise<{ applied: string[]; functions: string[] }> {
  const files = await readMigrations(folder)
  const functionFiles = await readFunctions(folder)
  const known = await readApplied(pool)
  const isPending = pendingAmong(files, known).length > 0
  // Its functions are those of the newer version, too.
  if (!isPending && known.some(({ version }) => version > (files.at(-1)?.version ?? 0)))
    return { applied: [], functions: [] }
  if (!isPending && (await changedFunctions(pool, functionFiles)).length === 0) return { applied: [], functions: [] }
  const applied: string[] = []
  const client = await pool.connect()
  try {
    const next = () => inTurn(client, () => applyNext(client, files))
    for (let done = await next(); done; done = await next()) {
      applied.push(title(done))
      log.info({ migration: title(done) }, 'applied a migration')
    }
    const functions = await inTurn(client, () => finish(client, functionFiles))
    if (functions.length > 0) log.info({ functions }, 'applied functions')
    return { applied, functions }
  } finally {
    client.release()
  }
}
