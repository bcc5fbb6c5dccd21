import { useFormat } from '#web/base/app-context.ts'
import { useHydrated } from '#web/base/use-hydrated.ts'
import { ownTimeZone } from '#web/copy/format/date-words.ts'
import { defaultTimeZone } from '#web/copy/format/format.ts'
import { useNow } from './use-now.ts'

const zoneOf = (isHydrated: boolean) => (isHydrated ? ownTimeZone : defaultTimeZone)
const onServer = typeof document === 'undefined'

/** The visitor's time zone after hydration, before that the default zone that the server uses. */
export const useTimeZone = (): string => zoneOf(useHydrated())

type Shape = 'date' | 'day' | 'time' | 'dateTime'

export function Time({ atMs, as = 'dateTime', className }: { atMs: number; as?: Shape; className?: string }) {
  const format = useFormat()
  const isHydrated = useHydrated()
  // During hydration the server's text stays, so formatting the time again would be wasted work.
  const text = isHydrated || onServer ? format[as](atMs, zoneOf(isHydrated)) : ''
  return (
    <time dateTime={new Date(atMs).toISOString()} className={className} suppressHydrationWarning>
      {text}
    </time>
  )
}

/** "há 5 minutos", with the full date as a tooltip. */
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
