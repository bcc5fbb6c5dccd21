import { setTimeout as sleep } from 'node:timers/promises'
import { silentLog, type DatabaseLog } from '#db/connection/database-log.ts'
import { findBinaries } from './binaries.ts'
import { bringUp, type BringUp } from './bring-up.ts'
import { clusterFolder, ensureCluster, openDataFolder, type Cluster } from './cluster.ts'
import { EmbeddedDatabaseError, explainFailure } from './embedded-error.ts'
import { ensureGameDatabase } from './game-database.ts'
import { connectionTo, type Connection } from './owner-lock.ts'
import { stopPostmaster } from './postmaster.ts'
import { serviceUserFor } from './service-user.ts'
import type { Settings } from './settings.ts'
import { removeSocketFolder } from './socket-folder.ts'

export type EmbeddedDatabase = {
  /** For `connect`: the application's database, with the role that owns it. */
  connection: Connection
  /** The superuser's connection, for tests and repairs. */
  admin: Connection
  readonly pid: number
  /** Takes about 7 seconds at most, on Windows longer. Calling it twice is safe. */
  stop: () => Promise<void>
}

export type EmbeddedOptions = { dataDir: string; log?: DatabaseLog; settings?: Settings }

export async function prepare(asked: string): Promise<Cluster> {
  const dataDir = await openDataFolder(asked)
  const as = await serviceUserFor(clusterFolder(dataDir))
  const binaries = await findBinaries({ dataDir, as })
  return ensureCluster({ dataDir, as, binaries })
}

async function explained<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof EmbeddedDatabaseError) throw cause
    throw await explainFailure({ dataDir, doing: 'opening its data folder', text: String(cause), cause })
  }
}

async function open(cluster: Cluster, { log, options }: { log: DatabaseLog; options: BringUp }) {
  let running = await bringUp(cluster, options)
  let owner = true
  let recovery: Promise<void> | undefined
  const ending = new AbortController()

  /** Holds the lock until PostgreSQL is gone, so that nobody takes over a server that is about to stop. */
  const stopRunning = async () => {
    await stopPostmaster(cluster, running.record)
    await running.lock.end()
    await removeSocketFolder(running.record.socketDir)
    log.info({ pid: running.record.pid }, 'PostgreSQL has stopped')
  }
  const recover = async () => {
    for (let delayMs = 50; ; delayMs = Math.min(delayMs * 2, 5000)) {
      try {
        running = await bringUp(cluster, { ...options, kept: running.record })
        if (ending.signal.aborted) return await stopRunning()
        log.warn({ pid: running.record.pid }, 'PostgreSQL is back')
        return watch()
      } catch (err) {
        log.error({ err }, 'PostgreSQL could not start again')
        await sleep(delayMs, undefined, { signal: ending.signal, ref: false })
      }
    }
  }
  /**
   * The lock's session ends when PostgreSQL restarts or dies. Then take the folder again, and start PostgreSQL if
   * needed.
   */
  const watch = () => {
    owner = true
    running.lock.once('end', () => {
      owner = false
      if (ending.signal.aborted) return
      log.error({ pid: running.record.pid }, 'PostgreSQL has ended; starting it again')
      recovery = recover().catch((err: unknown) =>
        log.info({ err }, 'PostgreSQL is not started again: we are stopping'),
      )
    })
  }
  watch()

  const stop = async () => {
    ending.abort()
    if (recovery) await Promise.race([recovery, sleep(500)])
    if (owner) await stopRunning()
  }
  let stopped: Promise<void> | undefined
  return { current: () => running, stop: () => (stopped ??= stop()) }
}

/** Starts the one PostgreSQL of a data folder. Rejects with an EmbeddedDatabaseError that explains itself. */
export async function startEmbedded({
  dataDir,
  log = silentLog,
  settings = {},
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const startedAtMs = performance.now()
  const onOrphan = (pid: number) => log.warn({ pid }, 'stopping a PostgreSQL that outlived its server')
  return explained(dataDir, async () => {
    const cluster = await prepare(dataDir)
    const { current, stop } = await open(cluster, { log, options: { settings, onOrphan } })
    try {
      const game = await ensureGameDatabase(current().lock, cluster.password)
      const tookMs = Math.round(performance.now() - startedAtMs)
      log.info({ pid: current().record.pid, tookMs }, 'PostgreSQL is ready')
      const admin = connectionTo(cluster, current().record)
      return {
        connection: { ...admin, ...game },
        admin,
        get pid() {
          return current().record.pid
        },
        stop,
      }
    } catch (error) {
      await stop()
      throw error
    }
  })
}
