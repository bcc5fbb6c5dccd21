import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  configureBackups,
  nextBackupAtMs,
  noteBackups,
  queueBackup,
  readBackupRecord,
} from '#db/backup/backup-record.ts'
import { verifyBackup } from '#db/backup/read-backup.ts'
import { silentLog } from '#db/connection/database-log.ts'
import { eventually } from '#db/testing/eventually.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { idleProvider, onlyProvider } from '#jobs/testing/idle-provider.ts'
import { startWorker } from '#jobs/worker.ts'
import { createDailyBackups } from './daily-backup.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const start = Date.parse('2026-11-16T03:00:00Z')

let database: TestDatabase
let home: string
let folder: string
let nowMs: number
beforeAll(async () => {
  database = await testDatabase()
  home = await mkdtemp(path.join(tmpdir(), 'craque-daily-'))
})
afterAll(async () => {
  await database.drop()
  await rm(home, { recursive: true, force: true })
})
beforeEach(async () => {
  folder = path.join(home, `${Math.random()}`)
  nowMs = start
  await database.db.deleteFrom('setting').where('key', '=', 'backups').execute()
  await configureBackups(database.db, 2, nowMs)
})

const backups = (log = silentLog) =>
  createDailyBackups({
    ...database,
    log,
    folder,
    version: '0.1.0',
    secret: async () => 'a secret of more than thirty-two letters',
    now: () => nowMs,
  })
const record = () => readBackupRecord(database.db)

test('the first backup is due a day after the start, then one a day, and the newest few stay', async () => {
  const daily = backups()
  expect([await daily.isDue(), await daily.take()]).toEqual([false, 'early'])
  for (let day = 1; day <= 3; day++) {
    nowMs += DAY_MS
    expect([await daily.isDue(), await daily.take(), await daily.isDue()]).toEqual([true, 'taken', false])
  }
  expect(await readdir(folder)).toEqual(['craque-2026-11-18T03-00-00.backup', 'craque-2026-11-19T03-00-00.backup'])
  const { last, failure } = await record()
  expect(last).toMatchObject({ atMs: nowMs, file: path.join(folder, 'craque-2026-11-19T03-00-00.backup') })
  const { manifest, sizeBytes } = await verifyBackup(last!.file)
  expect([manifest.secret, sizeBytes, failure]).toEqual([expect.stringContaining('thirty-two'), last!.bytes, null])
})

test('half-written backups of a killed process are removed, and files of others stay', async () => {
  nowMs += DAY_MS
  await backups().take()
  for (const name of ['craque-2026-11-01T03-00-00.backup.partial', 'notes.txt'])
    await writeFile(path.join(folder, name), 'x')
  nowMs += DAY_MS
  expect(await backups().take()).toBe('taken')
  expect((await readdir(folder)).filter((name) => !name.endsWith('.backup'))).toEqual(['notes.txt'])
})

test('a failed backup is logged and tried again after an hour, and the next success clears the failure', async () => {
  nowMs += DAY_MS
  await writeFile(folder, 'a file where the folder should be')
  const log = { ...silentLog, error: vi.fn() }
  expect(await backups(log).take()).toBe('failed')
  expect(log.error).toHaveBeenCalledOnce()
  const failed = await record()
  expect(failed).toMatchObject({ last: null, failure: { atMs: nowMs, reason: expect.stringContaining('EEXIST') } })
  expect(nextBackupAtMs(failed)).toBe(nowMs + HOUR_MS)
  await rm(folder)
  nowMs += HOUR_MS
  expect(await backups().take()).toBe('taken')
  expect(await record()).toMatchObject({ last: { atMs: nowMs }, failure: null })
})

test('no backup is taken when none is to be kept, and the first is due a day after backups are turned on again', async () => {
  await configureBackups(database.db, 0, nowMs)
  nowMs += 10 * DAY_MS
  expect([await backups().isDue(), nextBackupAtMs(await record())]).toEqual([false, null])
  await configureBackups(database.db, 3, nowMs)
  expect(nextBackupAtMs(await record())).toBe(nowMs + DAY_MS)
})

test('one of several processes takes the backup', async () => {
  await noteBackups(database.db, { sinceMs: start - 2 * DAY_MS })
  let taken = 0
  const daily = backups()
  const counting = {
    ...daily,
    take: async () => ((await daily.take()) === 'taken' ? (taken++, 'taken' as const) : 'early'),
  }
  const options = { ...database, log: silentLog, providers: onlyProvider(idleProvider), backups: counting }
  const workers = await Promise.all([startWorker(options), startWorker(options), startWorker(options)])
  await eventually(async () => expect((await record()).last).not.toBeNull())
  await Promise.all(workers.map((worker) => worker.stop()))
  expect([taken, (await readdir(folder)).length]).toEqual([1, 1])
})

test('a backup that is queued while one is written waits for it', async () => {
  await noteBackups(database.db, { sinceMs: start - 2 * DAY_MS })
  let [running, most, taken] = [0, 0, 0]
  const slow = {
    isDue: async () => taken === 0,
    take: async () => {
      running++
      most = Math.max(most, running)
      await queueBackup(database.db)
      // Long enough for the worker's other runner to find the new job.
      await pause(1_200)
      running--
      taken++
      return 'early' as const
    },
  }
  const options = { ...database, log: silentLog, providers: onlyProvider(idleProvider), backups: slow }
  const worker = await startWorker(options)
  await eventually(async () => expect(taken).toBeGreaterThan(1))
  await worker.stop()
  expect(most).toBe(1)
})
