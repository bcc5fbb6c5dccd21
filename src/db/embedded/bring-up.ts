import { createServer } from 'node:net'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { writeConfiguration, type Cluster } from './cluster.ts'
import { EmbeddedDatabaseError } from './embedded-error.ts'
import { takeOwnerLock } from './owner-lock.ts'
import { startPostmaster } from './postmaster.ts'
import { disownStaleRecord, isPostmasterOf, readPostmaster, type PostmasterRecord } from './postmaster-pid.ts'
import type { Settings } from './settings.ts'
import { makeSocketFolder, removeSocketFolder } from './socket-folder.ts'

const patienceMs = 5 * 60_000

export type Running = { record: PostmasterRecord; lock: pg.Client; adopted: boolean }

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('No free port on the loopback address')
  return address.port
}

async function whereToListen(cluster: Cluster, kept: PostmasterRecord | undefined): Promise<Settings> {
  if (process.platform === 'win32') {
    return { listen_addresses: '127.0.0.1', port: kept?.port ?? (await freePort()), unix_socket_directories: '' }
  }
  const folder = kept?.socketDir ?? (await makeSocketFolder(cluster.as))
  return { listen_addresses: '', port: 5432, unix_socket_directories: folder, unix_socket_permissions: '0700' }
}

const shutsDownOrStartsUp = (error: unknown) =>
  ['57P01', '57P02', '57P03', 'ENOENT', 'ECONNREFUSED', 'ECONNRESET'].includes(
    (error as NodeJS.ErrnoException).code ?? '',
  ) || /Connection terminated/.test(String(error))

type Launch = { settings: Settings; stale: PostmasterRecord | undefined; kept: PostmasterRecord | undefined }

async function launch(cluster: Cluster, { settings, stale, kept }: Launch): Promise<void> {
  if (stale) {
    await disownStaleRecord(cluster.dir, stale)
    if (stale.socketDir !== kept?.socketDir) await removeSocketFolder(stale.socketDir)
  }
  const address = await whereToListen(cluster, kept)
  await writeConfiguration(cluster, { ...settings, ...address })
  let mine = false
  try {
    mine = await startPostmaster(cluster)
  } finally {
    if (!mine && !kept) await removeSocketFolder(String(address['unix_socket_directories']))
  }
}

/**
 * One loop for every case: nothing runs (start it), an orphan runs (adopt it), another server's runs (refuse), one is
 * starting or stopping (wait). Two processes that start at once both end up here and the lock decides.
 * With `kept` a new start listens where the old one did, so that open pools find it again.
 */
export async function bringUp(cluster: Cluster, settings: Settings, kept?: PostmasterRecord): Promise<Running> {
  const until = Date.now() + patienceMs
  let launched = false
  for (;;) {
    const record = await readPostmaster(cluster.dir)
    if (record && (await isPostmasterOf(cluster.dir, record))) {
      if (record.ready) {
        try {
          return { record, lock: await takeOwnerLock(cluster, record), adopted: !launched }
        } catch (error) {
          if (!shutsDownOrStartsUp(error)) throw error
        }
      }
      if (Date.now() > until) {
        throw new EmbeddedDatabaseError(
          'data_folder_in_use',
          `A PostgreSQL (process ${record.pid}) holds the data folder ${cluster.dataDir} and does not answer. Stop it first, or choose another folder with CRAQUE_DATA.`,
        )
      }
      await sleep(50)
    } else {
      await launch(cluster, { settings, stale: record, kept })
      launched = true
    }
  }
}
