import type { Logger } from 'pino'

type Step = { name: string; run: () => Promise<void> }

/** What was started last is stopped first; one step that fails does not keep the others running. */
export function createStopper(log: Logger) {
  const steps: Step[] = []
  let stopping: Promise<void> | undefined

  async function stopAll(): Promise<void> {
    for (const { name, run } of steps.toReversed()) {
      try {
        await run()
      } catch (error) {
        log.error({ err: error, step: name }, 'stopping failed')
      }
    }
  }
  const stop = () => (stopping ??= stopAll())

  return {
    add: (name: string, run: () => Promise<void>) => {
      steps.push({ name, run })
    },
    stop,
    onSignals: () => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) {
        process.once(signal, () => {
          log.info({ signal }, 'stopping')
          void stop().then(() => process.exit(0))
        })
      }
    },
  }
}
