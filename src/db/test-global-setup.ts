import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { Connection } from './embedded/owner-lock.ts'
import { startEmbedded } from './embedded/start-embedded.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: Connection
  }
}

/** Tests may lose their data: nothing here outlives the run. */
const settings = { fsync: false, synchronous_commit: false, full_page_writes: false, autovacuum: false }

/** Outlives us only to clean up: its input closes when we end in any way, even by kill -9. */
const cleanUp = `
read -r _
pid=$(head -n 1 "$1/postgres/postmaster.pid" 2>/dev/null) && kill -INT "$pid"
i=0; while [ -e "$1/postgres/postmaster.pid" ] && [ $i -lt 80 ]; do sleep 0.1; i=$((i+1)); done
rm -rf -- "$1" "$2"`

function guard(dataDir: string, socketDir: string) {
  if (process.platform === 'win32') return () => undefined
  const child = spawn('/bin/sh', ['-c', cleanUp, 'sh', dataDir, socketDir], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  child.unref()
  return () => child.stdin.end()
}

/** One server for the whole run; `testDatabase()` makes databases in it. */
// oxlint-disable-next-line import/no-default-export -- vitest asks for it
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'craque-test-'))
  await chmod(dataDir, 0o755)
  const embedded = await startEmbedded({ dataDir, settings })
  const release = guard(dataDir, embedded.connection.host)
  provide('testServer', embedded.connection)
  return async () => {
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
    release()
  }
}
