import { useSyncExternalStore } from 'react'
import { useApp, useFormat } from '#web/app-context.ts'
import { defaultTimeZone } from '#web/copy/format.ts'

const never = () => () => {}

let ownTimeZone: string | undefined
const readOwnTimeZone = () => (ownTimeZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone)

/** The visitor's own zone once the browser has taken over; before that the one the server drew with. */
export function useTimeZone(): string {
  return useSyncExternalStore(never, readOwnTimeZone, () => defaultTimeZone)
}

type Shape = 'date' | 'day' | 'time' | 'dateTime'

export function Time({ atMs, as = 'dateTime', className }: { atMs: number; as?: Shape; className?: string }) {
  const format = useFormat()
  const timeZone = useTimeZone()
  return (
    <time dateTime={new Date(atMs).toISOString()} className={className} suppressHydrationWarning>
      {format[as](atMs, timeZone)}
    </time>
  )
}

/** "há 5 minutos"; the full date on pointing at it. */
export function RelativeTime({ atMs, className }: { atMs: number; className?: string }) {
  const { format, renderedAtMs } = useApp()
  const timeZone = useTimeZone()
  return (
    <time
      dateTime={new Date(atMs).toISOString()}
      title={format.dateTime(atMs, timeZone)}
      className={className}
      suppressHydrationWarning
    >
      {format.relative(atMs, renderedAtMs)}
    </time>
  )
}
