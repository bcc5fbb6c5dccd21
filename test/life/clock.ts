import { chmodSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const libraries = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1',
]

/** Time for the processes to notice the new date. */
const noticedAfterMs = 300

export interface LifeClock {
  now: () => number
  /** Moves forward to this time. The normal passage of time continues. */
  jumpTo: (atMs: number) => Promise<void>
  /** Moves the clock in either direction, like a wrong time server. */
  shift: (byMs: number) => Promise<void>
  env: Record<string, string>
}

const sharedMemory = '/dev/shm'

/**
 * libfaketime leaves a semaphore with the id of each killed process. A later PostgreSQL with the same id cannot open
 * another user's semaphore and does not start.
 */
export function removeLeftovers(): void {
  for (const name of readdirSync(sharedMemory)) {
    const [, pid] = /^(?:sem\.)?faketime_(?:sem|shm)_(\d+)$/.exec(name) ?? []
    if (pid && !existsSync(`/proc/${pid}`)) rmSync(`${sharedMemory}/${name}`, { force: true })
  }
}

/** A clock for Node and PostgreSQL that a file controls, so that a year passes in minutes. */
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
      // With a cache the processes would jump at different times, and one would think that another's lock is a day old.
      FAKETIME_NO_CACHE: '1',
      // Timers keep their speed. Only the date changes.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  }
}
