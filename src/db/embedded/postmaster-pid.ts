import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run, type RunAs } from './run.ts'

/** What a running PostgreSQL writes about itself into postmaster.pid. */
export type PostmasterRecord = {
  pid: number
  startedAtS: number
  port: number
  socketDir: string
  ready: boolean
}

const fileIn = (clusterDir: string) => join(clusterDir, 'postmaster.pid')

const isNumber = /^\s*-?\d+\s*$/

export async function readPostmaster(clusterDir: string): Promise<PostmasterRecord | undefined> {
  let text: string
  try {
    text = await readFile(fileIn(clusterDir), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  const [pid, , startedAtS, port, socketDir, , , status] = text.split('\n')
  if (!isNumber.test(pid ?? '')) return undefined
  return {
    pid: Number(pid),
    startedAtS: Number(startedAtS),
    port: Number(port),
    socketDir: socketDir ?? '',
    ready: status?.trim() === 'ready',
  }
}

function answersToSignals(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function looksLikePostmaster({ pid, startedAtS }: PostmasterRecord): Promise<boolean> {
  if (process.platform === 'win32') {
    return (await run('tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH'])).output.includes('postgres.exe')
  }
  const { output } = await run('ps', ['-p', String(pid), '-o', 'lstart=,comm='])
  const startedAtMs = Date.parse(output.slice(0, 24))
  return output.trim().endsWith('postgres') && Math.abs(startedAtMs / 1000 - startedAtS) <= 10
}

type Home = { dir: string; as: RunAs | undefined }

/** Root in a container may not inspect another user's process, but that user may. */
async function livesIn({ dir, as }: Home, pid: number): Promise<boolean> {
  try {
    const [home, folder] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(dir)])
    return home.ino === folder.ino && home.dev === folder.dev
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ESRCH') return false
    if (code !== 'EACCES') throw error
    if (!as) return false
    return (await run('/bin/sh', ['-c', 'test "/proc/$1/cwd" -ef .', 'sh', String(pid)], { as, cwd: dir })).code === 0
  }
}

/**
 * The process id in a file may belong to another process by now. On Linux the working directory identifies a
 * postmaster, elsewhere the program's name and, except on Windows, its start time.
 */
export async function isPostmasterOf(cluster: Home, record: PostmasterRecord): Promise<boolean> {
  if (!answersToSignals(record.pid)) return false
  return process.platform === 'linux' ? livesIn(cluster, record.pid) : looksLikePostmaster(record)
}

/**
 * PostgreSQL will not start while the id in a stale file belongs to any process of its user, which is common after a
 * container restarts. PostgreSQL ignores the id of its parent process, which we are, so this writes our id. The other
 * lines stay, because PostgreSQL checks its shared memory with them.
 */
export async function disownStaleRecord(clusterDir: string, stale: PostmasterRecord): Promise<void> {
  if (process.platform === 'win32' || !answersToSignals(stale.pid)) return
  const text = await readFile(fileIn(clusterDir), 'utf8')
  if (!text.startsWith(`${stale.pid}\n`)) return
  await writeFile(fileIn(clusterDir), text.replace(/^\d+/, String(process.pid)))
}

/** PostgreSQL creates the file empty and fills it a moment later. */
const fillingMs = 2_000

/** A machine that lost its power may leave the file empty or half written, and PostgreSQL would never start again. */
export async function removeBrokenRecord(clusterDir: string): Promise<void> {
  const file = fileIn(clusterDir)
  const found = await stat(file).catch(() => undefined)
  if (!found || Date.now() - found.mtimeMs < fillingMs) return
  const [pid = ''] = (await readFile(file, 'utf8')).split('\n')
  if (!isNumber.test(pid)) await rm(file)
}
