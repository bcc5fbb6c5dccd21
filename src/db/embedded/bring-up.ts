import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { writeConfiguration, type Cluster } from './cluster.ts'
import { EmbeddedDatabaseError } from './embedded-error.ts'
import { whereToListen } from './listen-address.ts'
import { takeOwnerLock } from './owner-lock.ts'
import { startPostmaster, stopPostmaster } from './postmaster.ts'
import {
  disownStaleRecord,
  isPostmasterOf,
  readPostmaster,
  removeBrokenRecord,
  type PostmasterRecord,
} from './postmaster-pid.ts'
import type { Settings } from './settings.ts'
import { removeSocketFolder } from './socket-folder.ts'

const patienceMs = 60_000

export type Running = { record: PostmasterRecord; lock: Client }

const passing = ['57P01', '57P02', '57P03', 'ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']

const startsOrStops = (error: unknown) =>
  passing.includes((error as NodeJS.ErrnoException).code ?? '') || /Connection terminated/.test(String(error))

type Launch = { settings: Settings; stale: PostmasterRecord | undefined; kept: PostmasterRecord | undefined }

/** Returns false if another process was faster. */
async function launch(cluster: Cluster, { settings, stale, kept }: Launch): Promise<boolean> {
  if (stale) {
    await disownStaleRecord(cluster.dir, stale)
    if (stale.socketDir !== kept?.socketDir) await removeSocketFolder(stale.socketDir)
  }
  await removeBrokenRecord(cluster.dir)
  const address = await whereToListen(cluster, kept)
  await writeConfiguration(cluster, settings)
  let mine = false
  try {
    mine = await startPostmaster(cluster, address.options)
  } finally {
    if (!mine && !kept) await removeSocketFolder(address.socketDir)
  }
  if (!mine) await sleep(50)
  return mine
}

async function tryLock(cluster: Cluster, record: PostmasterRecord): Promise<Client | undefined> {
  if (!record.ready) return undefined
  try {
    return await takeOwnerLock(cluster, record)
  } catch (error) {
    if (startsOrStops(error)) return undefined
    throw error
  }
}

export type BringUp = {
  settings: Settings
  onOrphan: (pid: number) => void
  /**
   * The server from before: if it still runs, it is ours. If not, the new one listens at its address, so that open
   * pools find it.
   */
  kept?: PostmasterRecord
}

/** After a failed start, stops PostgreSQL and removes the folder of its socket. */
async function putAway(cluster: Cluster): Promise<void> {
  const record = await readPostmaster(cluster.dir)
  if (!record || !(await isPostmasterOf(cluster, record))) return
  await stopPostmaster(cluster, record)
  await removeSocketFolder(record.socketDir)
}

/**
 * One loop for every case. Nothing runs: start it. An orphan runs: stop it first, because its program or settings may
 * be older. Another server's runs: refuse. One is starting or stopping: wait. If two processes start at the same time,
 * the lock decides.
 */
export async function bringUp(cluster: Cluster, { settings, onOrphan, kept }: BringUp): Promise<Running> {
  const until = Date.now() + patienceMs
  let fresh = false
  let isMine = false
  for (;;) {
    const record = await readPostmaster(cluster.dir)
    const alive = record !== undefined && (await isPostmasterOf(cluster, record))
    if (alive) {
      const lock = await tryLock(cluster, record).catch(async (error: unknown) => {
        if (isMine) await putAway(cluster)
        throw error
      })
      if (lock) {
        if (fresh || record.pid === kept?.pid) return { record, lock }
        onOrphan(record.pid)
        await stopPostmaster(cluster, record)
        await lock.end()
        await removeSocketFolder(record.socketDir)
        fresh = true
      } else await sleep(50)
    } else {
      isMine = await launch(cluster, { settings, stale: record, kept })
      fresh = true
    }
    if (Date.now() > until) {
      throw new EmbeddedDatabaseError(
        'data_folder_in_use',
        `A PostgreSQL (process ${record?.pid}) holds the data folder ${cluster.dataDir} and does not answer. Stop it first, or choose another folder with CRAQUE_DATA.`,
      )
    }
  }
}
