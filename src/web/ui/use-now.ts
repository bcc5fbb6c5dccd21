import { useSyncExternalStore } from 'react'
import { useApp } from '#web/base/app-context.ts'
import { secondClock } from './second-clock.ts'

const clock = secondClock(() => Date.now())

/**
 * A value computed from the time. The server and the hydration use the time when the server rendered the page. Renders
 * again when the value changes, not every second.
 */
export function useByNow<Part extends string | number | boolean | undefined>(read: (nowMs: number) => Part): Part {
  const { renderedAtMs } = useApp()
  return useSyncExternalStore(
    clock.subscribe,
    () => read(Math.max(clock.last(), renderedAtMs)),
    () => read(renderedAtMs),
  )
}

const itself = (nowMs: number) => nowMs

/** The current time, updated every second. */
export const useNow = (): number => useByNow(itself)
