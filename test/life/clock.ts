import { chmodSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const libraries = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1',
]

/** Until timers that are due by the new time have run. */
const noticedAfterMs = 300

export interface LifeClock {
  now: () => number
  /** Time that passes by itself goes on; this adds to it. The clock never goes back by it. */
  jumpTo: (atMs: number) => Promise<void>
  /** Moves the clock either way, as a wrong time server would. */
  shift: (byMs: number) => Promise<void>
  env: Record<string, string>
}

const sharedMemory = '/dev/shm'

/**
 * libfaketime leaves a semaphore behind with the number of a process that was killed. A later PostgreSQL with that number may
 * not open the one of another user, and does not start.
 */
export function removeLeftovers(): void {
  for (const name of readdirSync(sharedMemory)) {
    const [, pid] = /^(?:sem\.)?faketime_(?:sem|shm)_(\d+)$/.exec(name) ?? []
    if (pid && !existsSync(`/proc/${pid}`)) rmSync(`${sharedMemory}/${name}`, { force: true })
  }
}

/** A clock for Node and PostgreSQL that a file moves: a year passes in minutes. */
export function createClock(file: string, startMs: number): LifeClock {
  const library = libraries.find((one) => existsSync(one))
  if (!library) throw new Error('libfaketime is missing: install the Debian package faketime')
  let offsetMs = startMs - Date.now()
  const write = () => {
    const seconds = Math.round(offsetMs / 1_000)
    writeFileSync(`${file}.next`, `${seconds < 0 ? '' : '+'}${seconds}\n`)
    // PostgreSQL reads it as another user.
    chmodSync(`${file}.next`, 0o644)
    renameSync(`${file}.next`, file)
    offsetMs = seconds * 1_000
  }
  write()
  const shift = async (byMs: number) => {
    offsetMs += byMs
    write()
    await pause(noticedAfterMs)
  }
  return {
    now: () => Date.now() + offsetMs,
    jumpTo: async (atMs) => {
      const aheadMs = atMs - (Date.now() + offsetMs)
      if (aheadMs > 0) await shift(aheadMs)
    },
    shift,
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      // With a cache every process would move at another moment, and one would take the lock of another for a day old.
      FAKETIME_NO_CACHE: '1',
      // Timers keep their pace: only the date moves.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  }
}
