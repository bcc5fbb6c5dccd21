const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

export interface RetryTimer {
  /** While it is, nobody else tries: however many ask, there is one try at a time. */
  isWaiting(): boolean
  /** After a failure; the pause doubles with each until one succeeds. Does nothing while one is waited for. */
  later(): void
  /** It worked, or something happened that makes a try worth while at once. */
  reset(): void
  close(): void
}

/** One chain of retries for one thing that fails. */
export function createRetryTimer(retry: () => void, firstPauseMs = FIRST_PAUSE_MS): RetryTimer {
  let timer: NodeJS.Timeout | undefined
  let pauseMs = firstPauseMs
  let isClosed = false
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  return {
    isWaiting: () => timer !== undefined,
    later: () => {
      if (timer || isClosed) return
      timer = setTimeout(() => {
        timer = undefined
        retry()
      }, pauseMs)
      timer.unref()
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    },
    reset: () => {
      stop()
      pauseMs = firstPauseMs
    },
    close: () => {
      isClosed = true
      stop()
    },
  }
}
