import { setTimeout as sleep } from 'node:timers/promises'
import { silentLog, type DatabaseLog } from '#db/database-log.ts'
import { findBinaries } from './binaries.ts'
import { bringUp, type Running } from './bring-up.ts'
import { clusterFolder, ensureCluster, openDataFolder, type Cluster } from './cluster.ts'
import { EmbeddedDatabaseError, explainFailure } from './embedded-error.ts'
import { connectionTo, type Connection } from './owner-lock.ts'
import { stopPostmaster } from './postmaster.ts'
import { serviceUserFor } from './service-user.ts'
import type { Settings } from './settings.ts'
import { removeSocketFolder } from './socket-folder.ts'

const databaseName = 'craque'

export type EmbeddedDatabase = {
  connection: Connection
  pid: number
  /** True when a PostgreSQL that outlived its server was found running and taken over. */
  adopted: boolean
  stop: () => Promise<void>
}

export type EmbeddedOptions = { dataDir: string; log?: DatabaseLog; settings?: Settings }

async function ensureDatabase({ lock }: Running): Promise<void> {
  const { rowCount } = await lock.query('select 1 from pg_database where datname = $1', [databaseName])
  if (rowCount === 0) await lock.query(`create database ${databaseName}`)
}

async function prepare(asked: string): Promise<Cluster> {
  try {
    const dataDir = await openDataFolder(asked)
    const as = await serviceUserFor(clusterFolder(dataDir))
    const binaries = await findBinaries({ dataDir, as })
    return await ensureCluster({ dataDir, as, binaries })
  } catch (cause) {
    if (cause instanceof EmbeddedDatabaseError) throw cause
    throw await explainFailure({ dataDir: asked, doing: 'opening its data folder', text: String(cause), cause })
  }
}

/** Starts (or takes over) the one PostgreSQL of a data folder. Rejects with an EmbeddedDatabaseError that explains itself. */
export async function startEmbedded({
  dataDir,
  log = silentLog,
  settings = {},
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const startedAtMs = performance.now()
  const cluster = await prepare(dataDir)
  let running = await bringUp(cluster, settings)
  let stopping = false
  const tookMs = Math.round(performance.now() - startedAtMs)
  log.info({ pid: running.record.pid, adopted: running.adopted, tookMs }, 'PostgreSQL is ready')

  /** The lock's session ends when PostgreSQL restarts itself or dies: take the folder again, starting it if need be. */
  const watch = () => {
    running.lock.once('end', () => {
      if (stopping) return
      log.error({ pid: running.record.pid }, 'PostgreSQL went away; starting it again')
      recovery = recover()
    })
  }
  const recover = async () => {
    for (let delayMs = 50; ; delayMs = Math.min(delayMs * 2, 5000)) {
      if (stopping) return
      try {
        running = await bringUp(cluster, settings, running.record)
        log.warn({ pid: running.record.pid }, 'PostgreSQL is back')
        watch()
        return
      } catch (error) {
        log.error({ err: error }, 'PostgreSQL could not be started again')
        await sleep(delayMs)
      }
    }
  }
  let recovery: Promise<void> | undefined
  watch()
  await ensureDatabase(running)

  const stopOnce = async () => {
    stopping = true
    await recovery
    // The lock is held until PostgreSQL is gone, so nobody adopts a server that is about to stop.
    await stopPostmaster(cluster, running.record)
    await running.lock.end().catch((error: unknown) => log.info({ err: error }, 'the owner session had ended already'))
    await removeSocketFolder(running.record.socketDir)
    log.info({ pid: running.record.pid }, 'PostgreSQL has stopped')
  }
  let stopped: Promise<void> | undefined
  return {
    connection: connectionTo(cluster, running.record, databaseName),
    get pid() {
      return running.record.pid
    },
    adopted: running.adopted,
    stop: () => (stopped ??= stopOnce()),
  }
}
