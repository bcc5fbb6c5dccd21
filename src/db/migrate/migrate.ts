import type pg from 'pg'
import { silentLog, type DatabaseLog } from '#db/connection/database-log.ts'
import { adopt, adoptionSteps, isFromBeforeBaseline, layOlder } from './adopt.ts'
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

/** Takes away what only versions before the last used; by its name a version that still needs it knows. */
export const isContracting = ({ name }: { name: string }) => name.startsWith('contract_')

/** Made by a newer version that lets this one run beside it: every migration that does not contract does (docs/scaling.md). */
const isNewerBeside = (done: Applied, newestKnown: number) => done.version > newestKnown && !isContracting(done)

/** What is left to run, or a MigrationError when this code and this database do not belong together. */
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

/** For /readyz: the titles of migrations this code has and the database lacks. */
export async function pendingMigrations(pool: Queryable, folder?: string): Promise<string[]> {
  const { files, adoption } = await readSchema(folder)
  const applied = await readApplied(pool)
  if (adoption && isFromBeforeBaseline(files, applied))
    return [...adoptionSteps(adoption, applied), ...files.slice(1)].map(title)
  return pendingAmong(files, applied).map(title)
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

async function apply(client: Queryable, file: MigrationFile): Promise<void> {
  await runFile(client, file)
  await noteApplied(client, file)
}

/** A database from before the baseline is taken over at once, or stays as it is. */
async function applyNext(client: Queryable, { files, adoption }: SchemaFiles): Promise<MigrationFile[]> {
  // Who waited for his turn may still remember that there was no such table: only its creation makes sure.
  await makeRoom(client)
  const applied = await readApplied(client)
  const [baseline] = files
  if (adoption && baseline && isFromBeforeBaseline(files, applied))
    return adopt(client, { adoption, baseline, applied })
  const [next] = pendingAmong(files, applied)
  if (next) await apply(client, next)
  return next ? [next] : []
}

/** Tables as they were when these migrations had been applied, in the caller's transaction. */
export async function layMigrations(client: Queryable, versions: ReadonlySet<number>): Promise<void> {
  const { files, adoption } = await readSchema()
  const [baseline] = files
  await makeRoom(client)
  if (adoption && baseline && !versions.has(baseline.version)) await layOlder(client, { adoption, baseline, versions })
  else for (const file of files) if (versions.has(file.version)) await apply(client, file)
  await applyFunctions(client, [])
}

async function finish(client: Queryable, functionFiles: FunctionFile[]): Promise<string[]> {
  const functions = await applyFunctions(client, functionFiles)
  await recountNotedPools(client)
  return functions
}

/** Everything that is left to run, in the caller's transaction. */
export async function migrateWithin(client: Queryable): Promise<void> {
  const schema = await readSchema()
  while ((await applyNext(client, schema)).length > 0);
  await finish(client, await readFunctions())
}

type MigrateOptions = { folder?: string; log?: DatabaseLog }

/** Each migration in a transaction of its own, then the functions whose files changed, in one. */
export async function migrate(
  pool: pg.Pool,
  { folder, log = silentLog }: MigrateOptions = {},
): Promise<{ applied: string[]; functions: string[] }> {
  const schema = await readSchema(folder)
  const functionFiles = await readFunctions(folder)
  const known = await readApplied(pool)
  const isPending = (await pendingMigrations(pool, folder)).length > 0
  // Its functions are those of the newer version, too.
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
