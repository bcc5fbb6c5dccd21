import { spawn } from 'node:child_process'
import { open, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { explainFailure } from './embedded-error.ts'
import { endsWithUs } from './ends-with-us.ts'
import { isPostmasterOf, readPostmaster, type PostmasterRecord } from './postmaster-pid.ts'
import { postgresEnvironment, run } from './run.ts'
import { watchServer } from './watch-server.ts'

const logFile = (dataDir: string) => join(dataDir, 'postgres.log')
const logLimitBytes = 10 * 2 ** 20

async function openLog({ dataDir, as }: Cluster) {
  const file = logFile(dataDir)
  const size = (await stat(file).catch(() => undefined))?.size ?? 0
  if (size > logLimitBytes) await rename(file, `${file}.old`)
  const log = await open(file, 'a+', 0o640)
  if (as) await log.chown(as.uid, as.gid)
  return log
}

/**
 * PostgreSQL gets its own session: Ctrl-C in the terminal must reach only Craque, which finishes its requests and then
 * stops PostgreSQL.
 */
function launch({ binaries, pgdata, dir, as }: Cluster, { log, options }: { log: number; options: string[] }) {
  return spawn(binaries.postgres, ['-D', pgdata, ...options], {
    ...as,
    cwd: dir,
    detached: true,
    env: postgresEnvironment(),
    stdio: ['ignore', log, log],
  })
}

/** `pg_ctl` drops administrator rights: PostgreSQL refuses to run with them on Windows too. */
async function launchOnWindows({ binaries, dir, dataDir }: Cluster, options: string[]): Promise<void> {
  const start = ['start', '-w', '-D', dir, '-l', logFile(dataDir), '-o', options.join(' ')]
  const { code, output } = await run(binaries.pgCtl, start, { cwd: dir })
  if (code !== 0) throw await explainFailure({ dataDir, doing: 'starting', text: output })
}

/** The message about shared memory appears while the last processes of a killed PostgreSQL still run. */
const takenByAnother = /lock file "postmaster\.pid" (already exists|is empty)|pre-existing shared memory block/

/** Resolves when PostgreSQL is ready, or with false if another process owns the folder. */
export async function startPostmaster(cluster: Cluster, options: string[]): Promise<boolean> {
  if (process.platform === 'win32') {
    await launchOnWindows(cluster, options)
    const record = await readPostmaster(cluster.dir)
    if (record) watchServer(cluster, record.pid)
    return true
  }
  const log = await openLog(cluster)
  try {
    const from = (await log.stat()).size
    const child = launch(cluster, { log: log.fd, options })
    let failure: Error | undefined
    let ended = false
    const forget = child.pid === undefined ? [] : [endsWithUs(child.pid), watchServer(cluster, child.pid)]
    child.once('error', (error) => ((failure = error), (ended = true)))
    child.once('exit', () => {
      ended = true
      for (const one of forget) one()
    })
    child.unref()
    for (;;) {
      const record = await readPostmaster(cluster.dir)
      if (record?.pid === child.pid && record?.ready) return true
      if (ended) break
      await sleep(10)
    }
    const { size } = await log.stat()
    const { buffer } = await log.read({ buffer: Buffer.alloc(size - from), position: from })
    const text = failure ? String(failure) : buffer.toString('utf8')
    if (takenByAnother.test(text)) return false
    throw await explainFailure({ dataDir: cluster.dataDir, doing: 'starting', text, cause: failure })
  } finally {
    await log.close()
  }
}

async function waitForEnd(cluster: Cluster, record: PostmasterRecord, withinMs: number): Promise<boolean> {
  const until = Date.now() + withinMs
  while (await isPostmasterOf(cluster, record)) {
    if (Date.now() > until) return false
    await sleep(15)
  }
  return true
}

const escalation = [
  { signal: 'SIGINT', withinMs: 4000 },
  { signal: 'SIGQUIT', withinMs: 1500 },
  { signal: 'SIGKILL', withinMs: 500 },
] as const

/**
 * Stops PostgreSQL fast, then immediately (the next start recovers, nothing is lost), then by force: elsewhere than on
 * Windows within 6 s.
 */
export async function stopPostmaster(cluster: Cluster, record: PostmasterRecord): Promise<void> {
  for (const { signal, withinMs } of escalation) {
    if (!(await isPostmasterOf(cluster, record))) return
    if (process.platform === 'win32') {
      const mode = signal === 'SIGINT' ? 'fast' : 'immediate'
      await run(cluster.binaries.pgCtl, ['stop', '-D', cluster.dir, '-m', mode, '-t', String(withinMs / 1000)])
    } else process.kill(record.pid, signal)
    if (await waitForEnd(cluster, record, withinMs)) return
  }
  throw new Error(`PostgreSQL (process ${record.pid}) did not stop`)
}
