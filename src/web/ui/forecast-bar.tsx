import { useFormat } from '#web/base/app-context.ts'
import { shareClass } from './share-class.ts'

interface Props {
  homePercent: number
  drawPercent: number
  awayPercent: number
  /** The same in words. */
  label: string
  /** What the parts stand for, as text below the bar. */
  ends: { home: string; draw?: string; away: string }
}

/**
 * The chances of the outcomes as parts of one bar, each with its number. An outcome with 0%, such as a draw in a sport
 * without draws, has no part. The colours do not mean good or bad.
 */
export function ForecastBar({ homePercent, drawPercent, awayPercent, label, ends }: Props) {
  const format = useFormat()
  const parts = [
    { key: 'home', percent: homePercent, look: 'bg-text text-page' },
    { key: 'draw', percent: drawPercent, look: 'bg-line text-text' },
    { key: 'away', percent: awayPercent, look: 'bg-muted text-page' },
  ].filter(({ percent }) => percent > 0)
  return (
    <>
      <div
        role="img"
        aria-label={label}
        className="flex h-8 gap-0.5 overflow-hidden rounded-control text-small font-bold tabular-nums"
      >
        {parts.map(({ key, percent, look }) => (
          <span
            key={key}
            aria-hidden
            className={`flex min-w-[2.6rem] grow-(--share) basis-0 items-center justify-center ${shareClass(percent)} ${look}`}
          >
            {format.percent(percent)}
          </span>
        ))}
      </div>
      <p aria-hidden className="mt-1 flex justify-between gap-2 text-small text-muted">
        <span>{ends.home}</span>
        {ends.draw !== undefined && <span>{ends.draw}</span>}
        <span className="text-right">{ends.away}</span>
      </p>
    </>
  )
}
