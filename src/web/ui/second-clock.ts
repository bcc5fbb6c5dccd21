const tickMs = 1000

/** A clock read once a second while anybody watches it, one timer for all of them; 0 until the first one does. */
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
