/** How often a source of some kind is polled. */
export interface Pace {
  /** The wait between two polls while a match runs. */
  runningMs: number
  /** The longest wait while no match runs. */
  idleMs: number
}

export interface Moment {
  nowMs: number
  isRunning: boolean
  /** The next known kick-off. */
  nextStartMs: number | null
}

const LONGEST_BACK_OFF_MS = 3_600_000
const LONGEST_WHILE_RUNNING_MS = 10 * 60_000

/**
 * FD2: fast only while a match runs. Otherwise the next poll is after `idleMs`, or when the next match begins if that
 * is sooner. It is never sooner than after `runningMs`.
 */
export function pollEveryMs({ runningMs, idleMs }: Pace, { nowMs, isRunning, nextStartMs }: Moment): number {
  if (isRunning) return runningMs
  const untilStart = nextStartMs === null || nextStartMs <= nowMs ? Infinity : nextStartMs - nowMs
  return Math.max(runningMs, Math.min(idleMs, untilStart))
}

/**
 * FD2: the delay after a failure. It grows with the failures in a row. A random part, by `chance` from 0 to 1, keeps
 * servers from polling together. A source can ask for a longer delay, up to an hour.
 */
export function backOffMs(
  soonestMs: number,
  {
    failures,
    isRunning,
    askedForMs = 0,
    chance,
  }: { failures: number; isRunning: boolean; askedForMs?: number; chance: number },
): number {
  const longest = isRunning ? LONGEST_WHILE_RUNNING_MS : LONGEST_BACK_OFF_MS
  const doubled = Math.min(soonestMs * 2 ** Math.min(failures, 10), Math.max(longest, soonestMs))
  return Math.max(doubled * (0.5 + chance / 2), Math.min(askedForMs, LONGEST_BACK_OFF_MS))
}
