import { useState } from 'react'
import { useFormat } from '#web/base/app-context.ts'
import { plotScale, ticksOf, type PlotPoint } from './line-plot-scale.ts'
import { PointSlider } from './point-slider.tsx'
import { shareClass } from './share-class.ts'

interface PlotSeries {
  key: string | number
  points: readonly PlotPoint[]
}

interface Props {
  series: readonly PlotSeries[]
  /** Drawn last and bold. The other lines stay in the background for comparison. */
  highlighted: string | number
  label: string
  /** The value of a dashed reference line, such as the average. */
  baseline?: number
  valueText: (value: number) => string
}

/** In percent of the plot. Lines stretch with it, words and dots keep their size. */
const frame = { left: 0, right: 100, top: 0, bottom: 100 }

const pathOf = (points: readonly { x: number; y: number }[]) =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')

/** Lines over time. Callers add a table with at least some of the numbers. */
export function LinePlot({ series, highlighted, label, baseline, valueText }: Props) {
  const format = useFormat()
  const scale = plotScale(
    series.flatMap(({ points }) => points),
    frame,
  )
  const { xOf, yOf, low, high, firstX, lastX } = scale
  const drawn = series
    .map(({ key, points }) => ({
      key,
      isBold: key === highlighted,
      placed: points.map(({ x, y }) => ({ x: xOf(x), y: yOf(y) })),
    }))
    .sort((a, b) => Number(a.isBold) - Number(b.isBold))
  const ticks = ticksOf(low, high)
  const bold = series.find(({ key }) => key === highlighted)?.points ?? []
  const [chosen, choose] = useState<number>()
  const at = Math.min(chosen ?? bold.length - 1, bold.length - 1)
  const point = bold[at]
  const said = point && `${format.date(point.x)}: ${valueText(point.y)}`
  return (
    <div className="text-small text-muted tabular-nums">
      <p aria-hidden className="mb-1 text-right font-semibold text-text">
        {said}
      </p>
      <div className="relative ml-10 h-52 rounded-control has-focus-visible:outline-2 has-focus-visible:outline-brand sm:h-72">
        {ticks.map((tick) => (
          <span
            key={tick}
            aria-hidden
            className={`absolute top-share right-full mr-2 -translate-y-1/2 ${shareClass(yOf(tick))}`}
          >
            {valueText(tick)}
          </span>
        ))}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
          className="size-full overflow-visible"
        >
          {ticks.map((tick) => (
            <path key={tick} d={`M0 ${yOf(tick)}H100`} vectorEffect="non-scaling-stroke" className="stroke-line" />
          ))}
          {baseline !== undefined && baseline > low && baseline < high && (
            <path
              d={`M0 ${yOf(baseline)}H100`}
              strokeDasharray="5 5"
              strokeWidth="1.5"
              vectorEffect="non-scaling-stroke"
              className="stroke-control"
            />
          )}
          {drawn.map(({ key, isBold, placed }) => (
            <path
              key={key}
              d={pathOf(placed)}
              fill="none"
              strokeLinejoin="round"
              strokeLinecap="round"
              strokeWidth={isBold ? 3 : 1.25}
              vectorEffect="non-scaling-stroke"
              className={isBold ? 'stroke-brand' : 'stroke-control opacity-60'}
            />
          ))}
          {drawn.map(({ key, isBold, placed }) => {
            const last = placed.at(-1)
            return (
              last && (
                // A line of zero length with round caps: a dot that stays round when the plot is stretched.
                <path
                  key={key}
                  d={`M${last.x} ${last.y}h0`}
                  strokeLinecap="round"
                  strokeWidth={isBold ? 12 : 6}
                  vectorEffect="non-scaling-stroke"
                  className={isBold ? 'stroke-brand' : 'stroke-control'}
                />
              )
            )
          })}
          {point && (
            <path
              d={`M${xOf(point.x)} 0V100`}
              strokeDasharray="3 3"
              vectorEffect="non-scaling-stroke"
              className="stroke-control"
            />
          )}
        </svg>
        {bold.length > 1 && (
          <PointSlider label={label} count={bold.length} value={at} said={said ?? ''} onChoose={choose} />
        )}
      </div>
      <p aria-hidden className="mt-2 ml-10 flex justify-between">
        <span>{format.date(firstX)}</span>
        {lastX > firstX && <span>{format.date(lastX)}</span>}
      </p>
    </div>
  )
}
