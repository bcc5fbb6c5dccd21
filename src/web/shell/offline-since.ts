import { useSyncExternalStore } from 'react'

const events = ['online', 'offline', 'craque-kept']
let keptAtMs: number | undefined
let sinceMs: number | undefined

/** A page that was kept is from then, whatever the line does, until it is told that it is new again. */
export function showKeptAt(atMs: number | undefined): void {
  keptAtMs = atMs
  dispatchEvent(new Event('craque-kept'))
}

function subscribe(listener: () => void) {
  const update = () => {
    sinceMs = keptAtMs ?? (navigator.onLine ? undefined : (sinceMs ?? Date.now()))
    listener()
  }
  for (const event of events) addEventListener(event, update)
  return () => {
    for (const event of events) removeEventListener(event, update)
  }
}

/** Undefined while there is a line. */
export const useOfflineSince = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => sinceMs,
    () => undefined,
  )
