import { setImmediate } from 'node:timers/promises'

/** Nobody else waits for longer; what takes several turns, as a page that asks the database, waits for each. */
export const USUAL_MS = 2
/** For what others wait for, as long as it takes: then they are better served by its end than by turns. */
export const AWAITED_MS = 8

/** Does steps one after the other, and lets others have a turn whenever they have taken a while. */
export async function gently<T>(steps: Generator<void, T>, mostMs: () => number = () => USUAL_MS): Promise<T> {
  for (let since = performance.now(); ;) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() - since < mostMs()) continue
    await setImmediate()
    since = performance.now()
  }
}

/** All steps at once, where nobody waits. */
export function atOnce<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
