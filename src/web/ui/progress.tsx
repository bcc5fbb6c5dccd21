import { useFormat } from '#web/base/app-context.ts'
import { Bar } from './bar.tsx'

/** Progress from 0 to 100. */
export function Progress({ label, percent }: { label: string; percent: number }) {
  const format = useFormat()
  return (
    <div>
      <p className="mb-2 flex justify-between gap-4 tabular-nums">
        <span>{label}</span>
        <span className="text-muted">{format.percent(percent)}</span>
      </p>
      <Bar
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        share={percent / 100}
        tone="good"
      />
    </div>
  )
}
