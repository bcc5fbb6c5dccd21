import { useSyncExternalStore } from 'react'
import { useFormat } from '#web/base/app-context.ts'
import { ownTimeZone } from '#web/copy/format/date-words.ts'
import { defaultTimeZone } from '#web/copy/format/format.ts'
import { useNow } from './use-now.ts'

const never = () => () => {}

/** The visitor's own zone once the browser has taken over; before that the one the server drew with. */
export function useTimeZone(): string {
  return useSyncExternalStore(
    never,
    () => ownTimeZone,
    () => defaultTimeZone,
  )
}

const onServer = typeof document === 'undefined'

/** While the browser takes the page over it leaves the server's words as they stand: they need no work. */
function useMayWrite(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => onServer,
  )
}

type Shape = 'date' | 'day' | 'time' | 'dateTime'

export function Time({ atMs, as = 'dateTime', className }: { atMs: number; as?: Shape; className?: string }) {
  const format = useFormat()
  const timeZone = useTimeZone()
  const text = useMayWrite() ? format[as](atMs, timeZone) : ''
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
  const timeZone = useTimeZone()
  const mayWrite = useMayWrite()
  return (
    <time
      dateTime={new Date(atMs).toISOString()}
      title={mayWrite ? format.dateTime(atMs, timeZone) : undefined}
      className={className}
      suppressHydrationWarning
    >
      {mayWrite ? format.relative(atMs, nowMs) : ''}
    </time>
  )
}
