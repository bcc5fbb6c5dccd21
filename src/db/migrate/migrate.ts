import type pg from 'pg'
import { silentLog, type DatabaseLog } from '#db/connection/database-log.ts'
import { adopt, adoptionSteps, isFromBeforeBaseline, createOlderTables } from './adopt.ts'
import {
  changedMigration,
  makeRoom,
  noteApplied,
  readApplied,
  runFile,
  title,
  unknownMigration,
  type Applied,
  type Queryable,
} from './applied.ts'
import { applyFunctions, changedFunctions } from './apply-functions.ts'
import { MigrationError } from './migration-error.ts'
import { recountNotedPools } from './recount-noted-pools.ts'
import {
  readAdoption,
  readFunctions,
  readMigrations,
  type Adoption,
  type FunctionFile,
  type MigrationFile,
} from './schema-files.ts'

const migrationLockKey = 7_246_032

/**
 * A contracting migration removes what only earlier versions used. Its name tells those versions that they cannot run
 * here.
 */
export const isContracting = ({ name }: { name: string }) => name.startsWith('contract_')

/**
 * A newer version's migration that lets this version run next to it, like every migration that does not contract
 * (docs/scaling.md).
 */
const isNewerBeside = (done: Applied, newestKnown: number) => done.version > newestKnown && !isContracting(done)

/** Migrations to run, or a MigrationError if this code and this database do not fit together. */
function pendingAmong(files: MigrationFile[], applied: Applied[]): MigrationFile[] {
  const byVersion = new Map(files.map((file) => [file.version, file]))
  const newestKnown = files.at(-1)?.version ?? 0
  for (const done of applied) {
    const file = byVersion.get(done.version)
    if (!file && isNewerBeside(done, newestKnown)) continue
    if (!file) throw unknownMigration(done)
    if (file.checksum !== done.checksum) throw changedMigration(file)
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

interface SchemaFiles {
  files: MigrationFile[]
  adoption: Adoption | null
}

const readSchema = async (folder?: string): Promise<SchemaFiles> => ({
  files: await readMigrations(folder),
  adoption: await readAdoption(folder),
})

/** For /readyz: titles of migrations that this code has and the database lacks. */
export async function pendingMigrations(pool: Queryable, folder?: string): Promise<string[]> {
  const { files, adoption } = await readSchema(folder)
  const applied = await readApplied(pool)
  if (adoption && isFromBeforeBaseline(files, applied))
    return [...adoptionSteps(adoption, applied), ...files.slice(1)].map(title)
  return pendingAmong(files, applied).map(title)
}

/** Under a lock: of processes that start together, one does the work and the others find it done. */
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

async function apply(client: Queryable, file: MigrationFile): Promise<void> {
  await runFile(client, file)
  await noteApplied(client, file)
}

/** Runs the next pending migration, or all steps that adopt a database from before the baseline. */
async function applyNext(client: Queryable, { files, adoption }: SchemaFiles): Promise<MigrationFile[]> {
  // Each process creates the table if it is missing: one that waited for the lock cannot rely on what it read before.
  await makeRoom(client)
  const applied = await readApplied(client)
  const [baseline] = files
  if (adoption && baseline && isFromBeforeBaseline(files, applied))
    return adopt(client, { adoption, baseline, applied })
  const [next] = pendingAmong(files, applied)
  if (next) await apply(client, next)
  return next ? [next] : []
}

/** Creates the tables as they were after these migrations, in the caller's transaction. */
export async function createTablesAt(client: Queryable, versions: ReadonlySet<number>): Promise<void> {
  const { files, adoption } = await readSchema()
  const [baseline] = files
  await makeRoom(client)
  if (adoption && baseline && !versions.has(baseline.version))
    await createOlderTables(client, { adoption, baseline, versions })
  else for (const file of files) if (versions.has(file.version)) await apply(client, file)
  await applyFunctions(client, [])
}

async function finish(client: Queryable, functionFiles: FunctionFile[]): Promise<string[]> {
  const functions = await applyFunctions(client, functionFiles)
  await recountNotedPools(client)
  return functions
}

/** Runs all pending migrations and changed function files in the caller's transaction. */
export async function migrateWithin(client: Queryable): Promise<void> {
  const schema = await readSchema()
  while ((await applyNext(client, schema)).length > 0);
  await finish(client, await readFunctions())
}

type MigrateOptions = { folder?: string; log?: DatabaseLog }

/** Runs each migration in its own transaction, then the functions whose files changed, in one. */
export async function migrate(
  pool: pg.Pool,
  { folder, log = silentLog }: MigrateOptions = {},
): Promise<{ applied: string[]; functions: string[] }> {
  const schema = await readSchema(folder)
  const functionFiles = await readFunctions(folder)
  const known = await readApplied(pool)
  const isPending = (await pendingMigrations(pool, folder)).length > 0
  // A newer version has migrated this database, so its functions are the newer version's too.
  if (!isPending && known.some(({ version }) => version > (schema.files.at(-1)?.version ?? 0)))
    return { applied: [], functions: [] }
  if (!isPending && (await changedFunctions(pool, functionFiles)).length === 0) return { applied: [], functions: [] }
  const applied: string[] = []
  const client = await pool.connect()
  try {
    const next = () => inTurn(client, () => applyNext(client, schema))
    for (let done = await next(); done.length > 0; done = await next()) {
      applied.push(...done.map(title))
      log.info({ migrations: done.map(title) }, 'applied migrations')
    }
    const functions = await inTurn(client, () => finish(client, functionFiles))
    if (functions.length > 0) log.info({ functions }, 'applied functions')
    return { applied, functions }
  } finally {
    client.release()
  }
}
