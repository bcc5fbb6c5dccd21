import { useFormat } from '#web/base/app-context.ts'
import { useNow } from './use-now.ts'

interface Props {
  label: string
  endsAtMs: number
  /** Shown once the time has come. */
  ended: string
}

/** Not announced, because a screen reader would interrupt every second. */
export function Countdown({ label, endsAtMs, ended }: Props) {
  const format = useFormat()
  const leftMs = endsAtMs - useNow()
  if (leftMs <= 0) return <p className="font-semibold">{ended}</p>
  return (
    <p role="timer" aria-live="off" className="flex flex-wrap items-baseline gap-x-2.5">
      <span className="text-muted">{label}</span>
      <time dateTime={new Date(endsAtMs).toISOString()} className="figures text-title" suppressHydrationWarning>
        {format.countdown(leftMs)}
      </time>
    </p>
  )
}
