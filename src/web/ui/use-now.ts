import { useSyncExternalStore } from 'react'
import { useApp } from '#web/base/app-context.ts'
import { secondClock } from './second-clock.ts'

const clock = secondClock(() => Date.now())

/** What follows from the time; on the first drawing from the moment the server drew the page. Drawn again when it is something else, not every second. */
export function useByNow<Part extends string | number | boolean | undefined>(read: (nowMs: number) => Part): Part {
  const { renderedAtMs } = useApp()
  return useSyncExternalStore(
    clock.subscribe,
    () => read(Math.max(clock.last(), renderedAtMs)),
    () => read(renderedAtMs),
  )
}

const itself = (nowMs: number) => nowMs

/** The time by the second. */
export const useNow = (): number => useByNow(itself)
