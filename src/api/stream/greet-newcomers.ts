const EVERY_MS = 1_000

interface GreetingLog {
  warn(facts: object, message: string): void
}

/** Again and again, one greeting at a time. Who could not be greeted is with the next event, when everybody waits for it. */
export function greetNewcomers(greet: () => Promise<void>, log: GreetingLog): { close(): void } {
  let greeting: Promise<void> | undefined
  const timer = setInterval(() => {
    greeting ??= greet()
      .catch((error: unknown) => log.warn({ err: error }, 'who has come could not be looked up'))
      .finally(() => (greeting = undefined))
  }, EVERY_MS)
  timer.unref()
  return { close: () => clearInterval(timer) }
}
