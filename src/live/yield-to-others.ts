import { setImmediate } from 'node:timers/promises'

/**
 * After this time, other tasks get a turn. A task that needs several turns, such as a page that queries the database,
 * waits for this time before each.
 */
export const USUAL_MS = 2
/** For work that others wait for: finishing it early helps them more than taking turns. */
export const AWAITED_MS = 8

/** Runs the steps one after the other, and yields to other tasks after `mostMs`. */
export async function yieldToOthers<T>(steps: Generator<void, T>, mostMs: () => number = () => USUAL_MS): Promise<T> {
  for (let since = performance.now(); ;) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() - since < mostMs()) continue
    await setImmediate()
    since = performance.now()
  }
}

/** Runs all steps without yielding: for callers that nobody else waits for. */
export function atOnce<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
