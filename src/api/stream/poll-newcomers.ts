const EVERY_MS = 1_000

interface GreetingLog {
  warn(facts: object, message: string): void
}

/**
 * Repeats, with one greeting at a time. A newcomer whose greeting failed is looked up with the next event, where
 * everybody waits for it.
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
