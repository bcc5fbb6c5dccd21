import { useFormat } from '#web/app-context.ts'

interface Props {
  homePercent: number
  drawPercent: number
  awayPercent: number
  /** The same in words. */
  label: string
}

/** Three shares of one bar, each with its number; a sport without draws has two. */
export function ForecastBar({ homePercent, drawPercent, awayPercent, label }: Props) {
  const format = useFormat()
  const parts = [
    { key: 'home', percent: homePercent, look: 'bg-brand text-on-brand' },
    { key: 'draw', percent: drawPercent, look: 'bg-raised text-text' },
    { key: 'away', percent: awayPercent, look: 'bg-info text-page' },
  ].filter(({ percent }) => percent > 0)
  return (
    <div
      role="img"
      aria-label={label}
      className="flex h-8 gap-0.5 overflow-hidden rounded-control text-small font-bold tabular-nums"
    >
      {parts.map(({ key, percent, look }) => (
        <span
          key={key}
          aria-hidden
          className={`flex min-w-[2.6rem] items-center justify-center ${look}`}
          style={{ flexGrow: percent, flexBasis: 0 }}
        >
          {format.percent(percent)}
        </span>
      ))}
    </div>
  )
}
