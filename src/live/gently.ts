import { setImmediate } from 'node:timers/promises'

/** Nobody else waits for longer; what takes several turns, as a page that asks the database, waits for each. */
const MOST_MS = 2

/** Does steps one after the other, and lets others have a turn whenever they have taken a while. */
export async function gently<T>(steps: Generator<void, T>): Promise<T> {
  for (let since = performance.now(); ;) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() - since < MOST_MS) continue
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
