import { useSyncExternalStore } from 'react'

let offlineSinceMs: number | undefined

function subscribe(listener: () => void) {
  const update = () => {
    offlineSinceMs = navigator.onLine ? undefined : Date.now()
    listener()
  }
  addEventListener('online', update)
  addEventListener('offline', update)
  return () => {
    removeEventListener('online', update)
    removeEventListener('offline', update)
  }
}

/** Undefined while there is a line. */
export const useOfflineSince = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => offlineSinceMs,
    () => undefined,
  )
