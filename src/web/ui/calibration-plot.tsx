import type { CalibrationBinView } from '#contract/forecast.ts'
import { useFormat } from '#web/base/app-context.ts'

const size = 320
const frame = { left: 46, right: 302, top: 10, bottom: 274 }
const xOf = (share: number) => frame.left + share * (frame.right - frame.left)
const yOf = (share: number) => frame.bottom - share * (frame.bottom - frame.top)
const ticks = [0, 0.25, 0.5, 0.75, 1]

interface Props {
  bins: readonly CalibrationBinView[]
  label: string
  /** The labels of the axes. */
  said: string
  happened: string
}

/** Predicted against actual frequency. On the diagonal both are equal. A larger dot stands for more cases. */
export function CalibrationPlot({ bins, label, said: saidLabel, happened: happenedLabel }: Props) {
  const format = useFormat()
  const most = Math.max(...bins.map(({ n }) => n))
  const percent = (share: number) => format.percent(100 * share)
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className="mx-auto block w-full max-w-[26rem]">
      <g fontSize="11" className="fill-muted tabular-nums">
        {ticks.map((tick) => (
          <g key={tick}>
            <path d={`M${frame.left} ${yOf(tick)}H${frame.right}`} className="stroke-line" />
            <path d={`M${xOf(tick)} ${frame.top}V${frame.bottom}`} className="stroke-line" />
            <text x={frame.left - 6} y={yOf(tick) + 4} textAnchor="end">
              {percent(tick)}
            </text>
            <text x={xOf(tick)} y={frame.bottom + 16} textAnchor="middle">
              {percent(tick)}
            </text>
          </g>
        ))}
        <text x={(frame.left + frame.right) / 2} y={size - 8} textAnchor="middle">
          {saidLabel}
        </text>
        <text transform={`translate(10 ${(frame.top + frame.bottom) / 2}) rotate(-90)`} textAnchor="middle">
          {happenedLabel}
        </text>
      </g>
      <path
        d={`M${xOf(0)} ${yOf(0)}L${xOf(1)} ${yOf(1)}`}
        strokeDasharray="5 5"
        strokeWidth="1.5"
        className="stroke-control"
      />
      {bins.map(({ from, said, happened, n }) => (
        <circle
          key={from}
          cx={xOf(said)}
          cy={yOf(happened)}
          r={4 + 8 * Math.sqrt(n / most)}
          fillOpacity="0.75"
          className="fill-brand stroke-surface"
        />
      ))}
    </svg>
  )
}
