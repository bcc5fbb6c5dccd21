import { useCopy, useFormat } from '#web/base/app-context.ts'
import { useTimeZone } from '#web/ui/time.tsx'
import { useOfflineSince } from './offline-since.ts'

/** Offline, the page keeps its last data. Then, and on cached pages, this banner says from when the data is. */
export function OfflineBanner() {
  const { shell } = useCopy()
  const format = useFormat()
  const timeZone = useTimeZone()
  const sinceMs = useOfflineSince()
  return (
    <div role="status" aria-live="polite">
      {sinceMs !== undefined && (
        <p className="border-b border-line bg-raised">
          <span className="page-width flex items-center gap-2 py-3">
            <span aria-hidden className="size-2 shrink-0 rounded-full bg-bad" />
            {shell.offline(format.dateTime(sinceMs, timeZone))}
          </span>
        </p>
      )}
    </div>
  )
}
