import { spawn } from 'node:child_process'
import type { Socket } from 'node:net'
import type { Cluster } from './cluster.ts'
import { postgresEnvironment } from './run.ts'

/**
 * A line on the pipe means that all is well. If the pipe ends without one, the server is gone, however it died. Then
 * this stops the PostgreSQL that still has this process id in its own folder: fast, then immediate, then by force.
 */
const shellWatch = `trap '' INT TERM HUP
read -r line && exit 0
for step in INT:6 QUIT:3 KILL:1; do
  left=\${step#*:}
  while [ "$left" -gt 0 ]; do
    read -r pid < postmaster.pid || exit 0
    [ "$pid" = "$1" ] || exit 0
    [ "$left" = "\${step#*:}" ] && kill -s "\${step%:*}" "$1"
    kill -0 "$1" || exit 0
    sleep 1
    left=$((left - 1))
  done
done`

/** The same for Windows: `pg_ctl` finds the process by its folder, and tries only the fast stop. */
const nodeWatch = `let told = false
process.stdin.on('data', () => { told = true }).on('end', () => {
  const [pgCtl, dir] = process.argv.slice(1)
  if (!told) require('node:child_process').spawnSync(pgCtl, ['stop', '-D', dir, '-m', 'fast'], { windowsHide: true })
})`

function commandOf({ binaries, dir }: Cluster, pid: number): [file: string, args: string[]] {
  if (process.platform === 'win32') return [process.execPath, ['-e', nodeWatch, binaries.pgCtl, dir]]
  return ['/bin/sh', ['-c', shellWatch, 'craque-watch', String(pid)]]
}

/**
 * A small process at the other end of a pipe. It outlives a server that is killed or runs out of memory, and then stops
 * its PostgreSQL. It runs as PostgreSQL's own user, in PostgreSQL's folder and in its own session, so a signal to the
 * server's session does not end it. Returns a function that cancels it.
 */
export function watchServer(cluster: Cluster, pid: number): () => void {
  const [file, args] = commandOf(cluster, pid)
  const child = spawn(file, args, {
    ...cluster.as,
    cwd: cluster.dir,
    detached: true,
    env: postgresEnvironment(),
    stdio: ['pipe', 'ignore', 'ignore'],
    windowsHide: true,
  })
  child.once('error', ({ message }) => {
    process.emitWarning(`no process watches PostgreSQL (${message}): it would outlive a killed server`)
  })
  // The watcher may have ended already: then a closed pipe is no failure.
  child.stdin.on('error', () => undefined)
  child.unref()
  ;(child.stdin as Socket).unref()
  return () => void child.stdin.end('forget\n')
}
