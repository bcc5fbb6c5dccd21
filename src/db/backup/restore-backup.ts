import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { fillBareTables } from '#db/schema/bare-tables.ts'
import { createTablesAt, migrateWithin } from '#db/migrate/migrate.ts'
import { emptySchema } from '#db/migrate/reset.ts'
import { isFromBeforeBaseline, LAST_BEFORE_BASELINE, stepsLeft } from '#db/migrate/adopt.ts'
import { readAdoption, readMigrations } from '#db/migrate/schema-files.ts'
import { BackupError } from './backup-error.ts'
import { damaged, type BackupFile } from './backup-file.ts'
import { describePlaces } from './backup-source.ts'
import { tablesOf, verifyBackup } from './read-backup.ts'
import type { OnProgress } from './take-backup.ts'

const { DatabaseError } = pg
type DatabaseError = pg.DatabaseError

interface RestoreOptions {
  file: string
  /** Whether existing data may be replaced. */
  replace: boolean
  onProgress?: OnProgress
}

/** Shares of the progress: verifying the file, then filling rows; indexes are the rest. */
const VERIFIED_SHARE = 0.15
const FILLED_SHARE = 0.6

const newer = (version: string) =>
  new BackupError(
    'newer_version',
    `This backup was taken by Craque ${version}, whose database this version does not know. Restore it with that version.`,
  )

async function refuseIfUnknown({ version, migrations }: BackupFile['manifest']): Promise<void> {
  const files = await readMigrations()
  const adoption = await readAdoption()
  if (adoption && isFromBeforeBaseline(files, migrations)) {
    const { kind } = stepsLeft(adoption, migrations)
    if (kind === 'too_old')
      throw new BackupError(
        'older_version',
        `This backup was taken by an older Craque than this version can read: restore it with commit ${LAST_BEFORE_BASELINE} of Craque (git checkout ${LAST_BEFORE_BASELINE}), start that once, then start this version on the same data. Nothing was changed.`,
      )
    if (kind !== 'known') throw newer(version)
    return
  }
  const known = new Map(files.map((file) => [file.version, file.checksum]))
  if (migrations.some((one) => known.get(one.version) !== one.checksum)) throw newer(version)
}

/** 22: a value that PostgreSQL cannot read. 23: a constraint. 42701, 42703: a column that is named twice or unknown. */
const dataCodes = /^(?:22|23)\w{3}$|^42(?:701|703)$/

/** The hashes match, but PostgreSQL refused a statement of the restore. */
function explainRefusal(file: string, cause: DatabaseError): BackupError {
  if (dataCodes.test(cause.code ?? ''))
    return new BackupError(
      'damaged',
      `The backup ${file} does not fit its tables: ${cause.message}. Nothing was done with it.`,
      { cause },
    )
  return new BackupError(
    'database_failed',
    `The database could not restore the backup ${file}: ${cause.message}. Nothing was changed.`,
    { cause },
  )
}

async function refuseIfRunning(client: pg.ClientBase): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = current_database() and application_name = 'craque'`,
  )
  if (rowCount)
    throw new BackupError('server_running', 'A server is running on this database. Stop it first, then restore.')
}

async function refuseIfFull(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ full: boolean }>(
    'select exists (select from manager) or exists (select from match) as full',
  )
  if (rows[0]?.full)
    throw new BackupError(
      'not_empty',
      'This database is not empty. With --replace, the backup replaces everything in it.',
    )
}

async function fill(client: pg.ClientBase, { file, onProgress }: RestoreOptions, found: BackupFile): Promise<void> {
  const { tables, sequences } = found.manifest
  const total = tables.reduce((sum, { bytes }) => sum + bytes, 1)
  let done = 0
  const copyAll = async () => {
    for await (const { table, rows } of tablesOf(file, found)) {
      const columns = table.columns.map((column) => `"${column}"`).join(', ')
      const copy = client.query(copyFrom(`copy "${table.table}" (${columns}) from stdin with (freeze)`))
      await pipeline(Readable.from(rows, { objectMode: false }), copy)
      done += table.bytes
      onProgress?.(table.table, VERIFIED_SHARE + (FILLED_SHARE * done) / total)
    }
  }
  const names = tables.map(({ table }) => table)
  const left = 1 - VERIFIED_SHARE - FILLED_SHARE
  const onRestore = (share: number) => onProgress?.('indexes', 1 - left + left * 0.9 * share)
  await fillBareTables(client, names, { fill: copyAll, onRestore })
  for (const { name, value } of sequences) await client.query('select setval($1, $2)', [name, value])
  await skipUsedIds(client)
}

/** Sets sequences past the ids of restored rows, because older backups leave out sequences that were only set. */
async function skipUsedIds(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(`
    select t.relname as table, a.attname as column, s.relname as sequence
    from pg_depend d
      join pg_class s on s.oid = d.objid and s.relkind = 'S' and s.relnamespace = 'public'::regnamespace
      join pg_class t on t.oid = d.refobjid
      join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
    where d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i')`)
  for (const { table, column, sequence } of rows)
    await client.query(
      `select setval('"${sequence}"', max("${column}")) from "${table}"
       having max("${column}") > (select last_value - (not is_called)::integer from "${sequence}")`,
    )
}

/** Names in a manifest become part of SQL statements, so only names from the migrations are accepted. */
async function refuseOtherPlaces(client: pg.ClientBase, file: string, { manifest }: BackupFile): Promise<void> {
  const { tables, sequences } = await describePlaces(client)
  const columnsOf = new Map(tables.map(({ table, columns }) => [table, new Set(columns)]))
  const seen = new Set<string>()
  for (const { table, columns } of manifest.tables) {
    const known = columnsOf.get(table)
    if (!known || seen.has(table) || columns.some((column) => !known.has(column)))
      throw damaged(file, 'it names tables that its version did not have')
    seen.add(table)
  }
  if (manifest.sequences.some(({ name }) => !sequences.includes(name)))
    throw damaged(file, 'it names sequences that its version did not have')
}

/** Creates the tables of the backup's version, fills in its rows, and migrates to this version. */
async function rebuild(client: pg.ClientBase, options: RestoreOptions, found: BackupFile): Promise<void> {
  const { migrations } = found.manifest
  await emptySchema(client)
  await createTablesAt(client, new Set(migrations.map(({ version }) => version)))
  await refuseOtherPlaces(client, options.file, found)
  await fill(client, options, found)
  // The restored rows name functions that this database does not have, so `migrateWithin` must create all of them.
  await client.query('truncate schema_function')
  await migrateWithin(client)
  // VR7: everything after the backup is lost, so the log continues as a new one that says so.
  await client.query('update var_log set ended_at = clock_timestamp() where ended_at is null')
}

/**
 * Restores the database to the moment of the backup, in one transaction: a failure leaves the database as it is. It
 * reads the whole file before it changes anything.
 */
export async function restoreBackup(pool: pg.Pool, options: RestoreOptions): Promise<BackupFile> {
  const { file, replace, onProgress } = options
  const found = await verifyBackup(file, (table, share) => onProgress?.(table, share * VERIFIED_SHARE))
  await refuseIfUnknown(found.manifest)
  const client = await pool.connect()
  try {
    await refuseIfRunning(client)
    if (!replace) await refuseIfFull(client)
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    await client.query(`set local maintenance_work_mem = '512MB'`)
    await rebuild(client, options, found)
    await client.query('commit')
    await client.query('analyze')
    onProgress?.('done', 1)
    client.release()
    return found
  } catch (error) {
    client.release(true)
    throw error instanceof DatabaseError ? explainRefusal(file, error) : error
  }
}
