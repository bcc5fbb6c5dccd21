const EVERY_MS = 1_000

interface GreetingLog {
  warn(facts: object, message: string): void
}

/**
 * Calls `greet` every second, unless the last call still runs. `greet` looks up managers who have opened a page. If it
 * fails, the next event looks them up, and everybody waits for that.
 */
export function pollNewcomers(greet: () => Promise<void>, log: GreetingLog): { close(): void } {
  let greeting: Promise<void> | undefined
  const timer = setInterval(() => {
    greeting ??= greet()
      .catch((error: unknown) => log.warn({ err: error }, 'live feed could not look up new visitors'))
      .finally(() => (greeting = undefined))
  }, EVERY_MS)
  timer.unref()
  return { close: () => clearInterval(timer) }
}
