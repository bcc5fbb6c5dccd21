import { useFormat } from '#web/base/app-context.ts'
import { useHydrated } from '#web/base/use-hydrated.ts'
import { ownTimeZone } from '#web/copy/format/date-words.ts'
import { defaultTimeZone } from '#web/copy/format/format.ts'
import { useNow } from './use-now.ts'

const zoneOf = (isHydrated: boolean) => (isHydrated ? ownTimeZone : defaultTimeZone)
const onServer = typeof document === 'undefined'

/** The visitor's own zone once the browser has taken over; before that the one the server drew with. */
export const useTimeZone = (): string => zoneOf(useHydrated())

type Shape = 'date' | 'day' | 'time' | 'dateTime'

export function Time({ atMs, as = 'dateTime', className }: { atMs: number; as?: Shape; className?: string }) {
  const format = useFormat()
  const isHydrated = useHydrated()
  // While the browser takes the page over it leaves the server's words as they stand: they need no work.
  const text = isHydrated || onServer ? format[as](atMs, zoneOf(isHydrated)) : ''
  return (
    <time dateTime={new Date(atMs).toISOString()} className={className} suppressHydrationWarning>
      {text}
    </time>
  )
}

/** "há 5 minutos"; the full date on pointing at it. */
export function RelativeTime({ atMs, className }: { atMs: number; className?: string }) {
  const format = useFormat()
  const nowMs = useNow()
  const isHydrated = useHydrated()
  const mayWrite = isHydrated || onServer
  return (
    <time
      dateTime={new Date(atMs).toISOString()}
      title={mayWrite ? format.dateTime(atMs, zoneOf(isHydrated)) : undefined}
      className={className}
      suppressHydrationWarning
    >
      {mayWrite ? format.relative(atMs, nowMs) : ''}
    </time>
  )
}
