import { useSyncExternalStore } from 'react'
import { useApp } from '#web/app-context.ts'

const tickMs = 1000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let nowMs = 0

function tick() {
  nowMs = Date.now()
  for (const listener of listeners) listener()
}

/** One clock for all countdowns of a page. */
function subscribe(listener: () => void) {
  listeners.add(listener)
  nowMs = Date.now()
  timer ??= setInterval(tick, tickMs)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The time by the second; on the first drawing the moment the server drew the page. */
export function useNow(): number {
  const { renderedAtMs } = useApp()
  return useSyncExternalStore(
    subscribe,
    () => Math.max(nowMs, renderedAtMs),
    () => renderedAtMs,
  )
}
