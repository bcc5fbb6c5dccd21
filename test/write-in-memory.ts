import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import path from 'node:path'

const memory = '/dev/shm'
const prefix = 'craque-tests-'
/** The space that all databases and profiles of a run need at one time, with a margin. */
const NEEDED = 3 * 2 ** 30

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const hasRoom = () => {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > NEEDED && freemem() > 2 * NEEDED
  } catch {
    // This system has no folder in memory.
    return false
  }
}

/** A leftover mount of a killed run, or a file of another user, stays with a warning. It must not stop the tests. */
function removeLeftover(name: string): void {
  try {
    rmSync(path.join(memory, name), { recursive: true, force: true })
  } catch (error) {
    console.warn(`Files of an earlier run stay in ${memory}/${name}: ${(error as Error).message}`)
  }
}

/**
 * If there is enough memory, tests write their files there. A database is a thousand small files, and every test file
 * creates and deletes one, which is slow on disk. The folder is deleted at the end of the run, or by the next run after
 * a kill.
 */
export function writeInMemory(): void {
  if (!hasRoom()) return
  const folder = path.join(memory, `${prefix}${process.pid}`)
  for (const name of readdirSync(memory)) {
    if (name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length)))) removeLeftover(name)
  }
  mkdirSync(folder)
  // Like /tmp, because some tests run as another user.
  chmodSync(folder, 0o1777)
  process.env['TMPDIR'] = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}
