import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'

/** The name of the job that takes a backup. */
export type BackupTask = 'take_backup'

/** What is known about the automatic backups. Times are real time, not a championship's clock. */
export interface BackupRecord {
  /** How many backups are kept; 0 turns backups off. */
  keep: number
  /** When automatic backups were turned on. */
  sinceMs: number
  last: { atMs: number; bytes: number; file: string; host: string } | null
  /** The newest attempt to take a backup, if it failed. */
  failure: { atMs: number; reason: string } | null
}

const key = 'backups'
const never: BackupRecord = { keep: 0, sinceMs: 0, last: null, failure: null }

export async function readBackupRecord(db: Kysely<Tables>): Promise<BackupRecord> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst()
  return { ...never, ...(row?.value as Partial<BackupRecord> | undefined) }
}

/**
 * Stores the facts in the database, where every process and the operator's page find them. Fields that are not given
 * stay as they are.
 */
export async function noteBackups(db: Kysely<Tables>, facts: Partial<BackupRecord>): Promise<void> {
  await sql`
    insert into setting (key, value) values (${key}, ${JSON.stringify(facts)})
    on conflict (key) do update set value = setting.value || excluded.value`.execute(db)
}

/** Runs at every start: stores how many backups to keep, and the start time if backups were off before. */
export async function configureBackups(db: Kysely<Tables>, keep: number, nowMs: number): Promise<void> {
  const before = await readBackupRecord(db)
  await noteBackups(db, { keep, ...(before.keep === 0 && { sinceMs: nowMs }) })
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * A day after the last backup or after backups were turned on, whichever is later. After a failure, at least an hour
 * after it. Null if backups are off.
 */
export function nextBackupAtMs({ keep, sinceMs, last, failure }: BackupRecord): number | null {
  if (keep === 0) return null
  const dueAtMs = Math.max(sinceMs, last?.atMs ?? 0) + DAY_MS
  return failure ? Math.max(dueAtMs, failure.atMs + HOUR_MS) : dueAtMs
}

/**
 * Queues one job, however many processes ask for it. Its queue has only one runner: a second one would remove the
 * half-written file of the first.
 */
export async function queueBackup(db: Kysely<Tables>): Promise<void> {
  const task: BackupTask = 'take_backup'
  await sql`
    select graphile_worker.add_job(${task}, json_build_object('id', 0), queue_name => ${task}, job_key => ${`${task}:0`},
      max_attempts => 25)`.execute(db)
}
