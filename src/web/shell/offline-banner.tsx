import WifiOff from 'lucide-react/icons/wifi-off'
import { useSyncExternalStore } from 'react'
import { useCopy, useFormat } from '#web/base/app-context.ts'
import { useTimeZone } from '#web/ui/time.tsx'

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

/** The page keeps showing what it last read; this says so, and from when it is. */
export function OfflineBanner() {
  const { shell } = useCopy()
  const format = useFormat()
  const timeZone = useTimeZone()
  const sinceMs = useSyncExternalStore(
    subscribe,
    () => offlineSinceMs,
    () => undefined,
  )
  return (
    <div role="status" aria-live="polite">
      {sinceMs !== undefined && (
        <p className="border-b border-line bg-raised">
          <span className="page-width flex items-center gap-2 py-3">
            <WifiOff size={18} aria-hidden />
            {shell.offline(format.time(sinceMs, timeZone))}
          </span>
        </p>
      )}
    </div>
  )
}
