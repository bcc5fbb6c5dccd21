const tickMs = 1000

/** A clock that ticks every second while it has watchers, with one timer for all. It is 0 until the first watcher. */
export function secondClock(read: () => number) {
  const watchers = new Set<() => void>()
  let timer: ReturnType<typeof setInterval> | undefined
  let last = 0
  function tick() {
    last = read()
    for (const watcher of watchers) watcher()
  }
  return {
    last: () => last,
    subscribe: (watcher: () => void) => {
      watchers.add(watcher)
      last = read()
      timer ??= setInterval(tick, tickMs)
      return () => {
        watchers.delete(watcher)
        if (watchers.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
  }
}
