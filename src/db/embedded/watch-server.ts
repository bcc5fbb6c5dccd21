import { spawn } from 'node:child_process'
import type { Socket } from 'node:net'
import type { Cluster } from './cluster.ts'
import { postgresEnvironment } from './run.ts'

/**
 * A line means that all is well. The end of the pipe without one means that the server is gone, however it died: then the
 * PostgreSQL that still has this number in its own folder is stopped, fast, at once, by force.
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

/** The same where there is no shell: `pg_ctl` finds the process by the folder. */
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
 * A small process at the other end of a pipe: it outlives a server that is killed or runs out of memory, and then stops its
 * PostgreSQL. It runs as PostgreSQL's own user, in PostgreSQL's folder, in a session of its own, so that what ends the server's
 * does not end it. Gives back how to forget it.
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
    process.emitWarning(`nobody watches over PostgreSQL (${message}): it would outlive a server that is killed`)
  })
  // The watcher may have ended already: a closed pipe is no failure then.
  child.stdin.on('error', () => undefined)
  child.unref()
  ;(child.stdin as Socket).unref()
  return () => void child.stdin.end('forget\n')
}
