const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

export interface RetryTimer {
  /** True while a retry is scheduled. Callers then leave the next attempt to it, so the pause is kept. */
  isWaiting(): boolean
  /**
   * Schedules a retry after a failure. The pause doubles with each failure, up to a minute, until a try succeeds. Does
   * nothing while one is scheduled.
   */
  later(): void
  /** A try succeeded, or something happened that makes an immediate try worthwhile. */
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
