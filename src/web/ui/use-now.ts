import { useSyncExternalStore } from 'react'
import { useApp } from '#web/base/app-context.ts'
import { secondClock } from './second-clock.ts'

const clock = secondClock(() => Date.now())

/** The time by the second; on the first drawing the moment the server drew the page. */
export function useNow(): number {
  const { renderedAtMs } = useApp()
  return useSyncExternalStore(
    clock.subscribe,
    () => Math.max(clock.last(), renderedAtMs),
    () => renderedAtMs,
  )
}
