import type { Logger } from 'pino'
import { within } from './within.ts'

interface Step {
  name: string
  run: () => Promise<void>
  withinMs: number
}

/**
 * Everything that still runs after this is cut: ten seconds after the signal, none of our processes is left. On a busy
 * machine we hear the signal late and PostgreSQL needs time to end: two seconds are for that.
 */
const allWithinMs = 8_000

/** They come from Ctrl-C, from a service manager, and from a terminal that closes. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Ctrl-C arrives twice: from the terminal, and from npm, which passes it on. */
const sameCallMs = 500

export type Stopper = ReturnType<typeof createStopper>

/** Stops in the reverse order of the start. A step that fails or takes too long does not prevent the others. */
export function createStopper(log: Logger, exit: (code: number) => void = (code) => process.exit(code)) {
  const steps: Step[] = []
  const ending = new AbortController()
  let stopping: Promise<void> | undefined
  let askedAtMs = -Infinity

  async function stopStep({ name, run, withinMs }: Step): Promise<void> {
    try {
      if (!(await within(withinMs, run()))) log.warn({ step: name, withinMs }, 'stopping took too long')
    } catch (error) {
      log.error({ err: error, step: name }, 'stopping failed')
    }
  }

  async function stopAll(): Promise<void> {
    ending.abort()
    for (const step of steps.toReversed()) await stopStep(step)
  }
  const stop = () => (stopping ??= stopAll())

  /**
   * The first signal begins the stop. At the second one, unless it comes within `sameCallMs`, the process ends without
   * waiting, and PostgreSQL ends with it.
   */
  function end(reason: string) {
    if (performance.now() - askedAtMs < sameCallMs) return
    askedAtMs = performance.now()
    if (stopping) {
      log.warn({ reason }, 'stopping at once')
      exit(1)
      return
    }
    log.info({ reason }, 'stopping')
    setTimeout(() => {
      log.error({ allWithinMs }, 'stopping took too long: what is left is cut')
      exit(1)
    }, allWithinMs).unref()
    void stop().then(() => exit(0))
  }

  return {
    add: (name: string, run: () => Promise<void>, withinMs = 500) => {
      steps.push({ name, run, withinMs })
    },
    stop,
    end,
    /** Aborts when the stop begins, so that work that only waits can give up. */
    signal: ending.signal,
    onSignals: () => {
      for (const signal of signals) process.on(signal, () => end(signal))
    },
  }
}
