import { spawn, type SpawnOptionsWithStdioTuple } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import type { Connection } from '#db/embedded/owner-lock.ts'
import { startEmbedded } from '#db/embedded/start-embedded.ts'
import { allowUncheckedCopies } from './allow-unchecked-copies.ts'

export interface TestServer {
  /** The superuser's connection, to create and drop databases. */
  admin: Connection
  connection: Connection
}

/** Tests may lose their data: nothing here outlives the run. */
const settings = {
  fsync: false,
  synchronous_commit: false,
  full_page_writes: false,
  autovacuum: false,
  // Races are judged by commit times. Forty writers must leave connections for the other test file that runs.
  track_commit_timestamp: true,
  max_connections: 140,
}

/**
 * This process outlives the tests only to clean up. Its input closes when the tests end in any way, even by kill -9.
 * Before that it reads the name of the socket's folder, if there is one.
 */
const cleanUp = `
read -r sockets
read -r _
pidfile="$1/postgres/postmaster.pid"
if [ -e "$pidfile" ]; then
  sockets=$(sed -n 5p "$pidfile")
  kill -INT "$(head -n 1 "$pidfile")"
  i=0; while [ -e "$pidfile" ] && [ $i -lt 80 ]; do sleep 0.1; i=$((i+1)); done
fi
case "$sockets" in */craque-pg-*) rm -rf -- "$sockets" ;; esac
rm -rf -- "$1"`

function cleanUpAfterUs(dataDir: string): Writable {
  const options: SpawnOptionsWithStdioTuple<'pipe', 'ignore', 'ignore'> = {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  }
  const guard = spawn('/bin/sh', ['-c', cleanUp, 'sh', dataDir], options)
  guard.unref()
  return guard.stdin
}

/** A PostgreSQL for tests. It stops and its files are deleted when the tests end, however they end. */
export async function startTestServer(): Promise<{ server: TestServer; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'craque-test-'))
  const guard = process.platform === 'win32' ? undefined : cleanUpAfterUs(dataDir)
  const { admin, connection, stop } = await startEmbedded({ dataDir, settings })
  await allowUncheckedCopies(admin, connection.user)
  guard?.write(`${connection.host}\n`)
  return {
    server: { admin, connection },
    stop: async () => {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
      guard?.end()
    },
  }
}
