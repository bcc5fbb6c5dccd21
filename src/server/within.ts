import { setTimeout as pause } from 'node:timers/promises'

/** Whether the work finished in time. Rejects if the work fails in this time. */
export async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const ends = new AbortController()
  const late = pause(milliseconds, false, { ref: false, signal: ends.signal }).catch(() => false)
  const inTime = await Promise.race([work.then(() => true), late])
  ends.abort()
  return inTime
}
