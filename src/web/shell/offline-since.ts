import { useSyncExternalStore } from 'react'

const events = ['online', 'offline', 'craque-kept']
let keptAtMs: number | undefined
let sinceMs: number | undefined

/** A cached page shows its own age, whether or not there is a connection, until the caller clears it. */
export function showCachedAt(atMs: number | undefined): void {
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

/** Undefined while there is a connection and no cached page is shown. */
export const useOfflineSince = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => sinceMs,
    () => undefined,
  )
