import { setTimeout as pause } from 'node:timers/promises'

interface Patience {
  limitMs?: number
  everyMs?: number
  otherwise?: () => Error
}

/** Waits for a condition by a clock that the run does not move. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  { limitMs = 60_000, everyMs = 250, otherwise = () => new Error('timed out') }: Patience = {},
): Promise<void> {
  const endMs = performance.now() + limitMs
  while (!(await holds())) {
    if (performance.now() > endMs) throw otherwise()
    await pause(everyMs)
  }
}
