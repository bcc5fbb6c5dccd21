import { mkdir, readdir, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { nextBackupAtMs, noteBackups, readBackupRecord } from '#db/backup/backup-record.ts'
import { takeBackup, unfinishedName } from '#db/backup/take-backup.ts'
import type { DatabaseLog } from '#db/connection/database-log.ts'
import type { Tables } from '#db/schema/schema.ts'

export interface DailyBackups {
  isDue: () => Promise<boolean>
  take: () => Promise<'taken' | 'failed' | 'early'>
}

interface DailyOptions {
  db: Kysely<Tables>
  pool: pg.Pool
  log: DatabaseLog
  folder: string
  version: string
  /** The key that signs sessions: after a restore with this key, people who were signed in stay signed in. */
  secret: () => Promise<string>
  now?: () => number
}

const ourName = /^craque-[\d-]+T[\d-]+\.backup$/
const nameAt = (atMs: number) => `craque-${new Date(atMs).toISOString().slice(0, 19).replaceAll(':', '-')}.backup`

/** Deletes our backups except the newest `keep`, and half-written files of a killed process. */
async function tidy(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).sort()
  const whole = names.filter((name) => ourName.test(name))
  const half = names.filter((name) => name.endsWith(unfinishedName('.backup')))
  for (const name of [...whole.slice(0, -keep), ...half]) await rm(path.join(folder, name), { force: true })
}

/** Takes a backup a day after the last one, and tries again an hour after a failure. Keeps the newest few. */
export function createDailyBackups({
  db,
  pool,
  log,
  folder,
  version,
  secret,
  now = Date.now,
}: DailyOptions): DailyBackups {
  const isDue = async () => {
    const nextAtMs = nextBackupAtMs(await readBackupRecord(db))
    return nextAtMs !== null && nextAtMs <= now()
  }

  async function write(atMs: number): Promise<void> {
    const { keep } = await readBackupRecord(db)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await tidy(folder, keep)
    const file = path.join(folder, nameAt(atMs))
    const { bytes } = await takeBackup(pool, { file, version, secret: await secret() })
    await noteBackups(db, { last: { atMs, bytes, file, host: hostname() }, failure: null })
    await tidy(folder, keep)
  }

  return {
    isDue,
    take: async () => {
      if (!(await isDue())) return 'early'
      const atMs = now()
      try {
        await write(atMs)
        return 'taken'
      } catch (error) {
        log.error({ err: error }, 'the daily backup failed')
        const [reason = ''] = (error as Error).message.split('\n')
        await noteBackups(db, { failure: { atMs, reason } })
        return 'failed'
      }
    },
  }
}
