import { isOnline, isVisible } from './surroundings.ts'

/** Why an answer does not come although nothing failed. */
export class Cancelled extends Error {}

export type Retry = false | ((failures: number, error: Error) => boolean)

interface Question<Data> {
  ask: (signal: { readonly signal: AbortSignal }) => Promise<Data>
  retry: Retry | undefined
  /** Asked without a line, too, and then it fails. */
  isAlways: boolean
  /** It waits for a line or for somebody to look. */
  onPause: (isPaused: boolean) => void
}

export interface Asking<Data> {
  promise: Promise<Data>
  cancel: () => void
  /** Something has changed that it may have waited for. */
  wake: () => void
  setRetrying: (mayRetry: boolean) => void
  /** It can be stopped on its way. */
  isAbortable: () => boolean
}

const longestDelayMs = 30_000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** One question, asked until it is answered, given up or cancelled. Nobody looking, or without a line, it is not asked again. */
export function startAsking<Data>({ ask, retry, isAlways, onPause }: Question<Data>): Asking<Data> {
  const aborter = new AbortController()
  let isAbortable = false
  let isOver = false
  let mayRetry = true
  let wake: (() => void) | undefined
  let settle!: { resolve: (data: Data) => void; reject: (error: Error) => void }
  const promise = new Promise<Data>((resolve, reject) => {
    settle = { resolve, reject }
  })
  promise.catch(() => undefined)

  const end = (how: () => void) => {
    if (isOver) return
    isOver = true
    wake?.()
    how()
  }
  const hasLine = () => isAlways || isOnline()
  const isLookedAt = () => isVisible() && hasLine()
  async function until(isPossible: () => boolean) {
    onPause(true)
    await new Promise<void>((resolve) => {
      wake = () => {
        if (isOver || isPossible()) resolve()
      }
    })
    wake = undefined
    if (!isOver) onPause(false)
  }
  const context = {
    get signal() {
      isAbortable = true
      return aborter.signal
    },
  }
  /** Whether it is to be asked again. */
  async function waitsAfter(error: Error, failures: number): Promise<boolean> {
    if (isOver || !mayRetry || !retry || !retry(failures, error)) return false
    await pause(Math.min(1_000 * 2 ** failures, longestDelayMs))
    if (!isOver && !isLookedAt()) await until(isLookedAt)
    return mayRetry
  }
  async function run(failures = 0): Promise<void> {
    if (isOver) return
    try {
      const data = await ask(context)
      end(() => settle.resolve(data))
    } catch (error) {
      if (await waitsAfter(error as Error, failures)) return run(failures + 1)
      end(() => settle.reject(error as Error))
    }
  }
  if (hasLine()) void run()
  else void until(hasLine).then(() => run())

  return {
    promise,
    cancel: () =>
      end(() => {
        aborter.abort()
        settle.reject(new Cancelled('cancelled'))
      }),
    wake: () => wake?.(),
    setRetrying: (may) => {
      mayRetry = may
    },
    isAbortable: () => isAbortable,
  }
}
