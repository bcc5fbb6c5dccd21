import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import path from 'node:path'

const memory = '/dev/shm'
const prefix = 'craque-tests-'
/** What the databases and profiles of a run take at a time, with room to spare. */
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
    // Not a Linux with a folder in memory.
    return false
  }
}

/** What a killed run mounted there, or what belongs to another user, stays and says so: it must not keep tests from running. */
function removeLeftover(name: string): void {
  try {
    rmSync(path.join(memory, name), { recursive: true, force: true })
  } catch (error) {
    console.warn(`What an earlier run left in ${memory}/${name} stays: ${(error as Error).message}`)
  }
}

/**
 * Where memory is plenty, what tests write goes there: a database is a thousand small files, every test file has one made
 * and removed, and on a disk that took ten times as long. Gone when the run is; what a killed one left goes with the next.
 */
export function writeInMemory(): void {
  if (!hasRoom()) return
  const folder = path.join(memory, `${prefix}${process.pid}`)
  for (const name of readdirSync(memory)) {
    if (name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length)))) removeLeftover(name)
  }
  mkdirSync(folder)
  // As the usual place is: some tests run as another user.
  chmodSync(folder, 0o1777)
  process.env['TMPDIR'] = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}
