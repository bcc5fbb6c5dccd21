import { useId, useState, type ReactNode } from 'react'
import { PointSlider } from './point-slider.tsx'
import { namedPoints, placeOf, type ChartScale } from './chart-scale.ts'
import { shareClass } from './share-class.ts'

export interface ChartPoint {
  key: string | number
  /** The label under the plot: "R11". */
  axis: string
  /** The point and its value in words: "Rodada 11: 63,2 pontos". */
  said: string
}

interface Props {
  label: string
  /** The unit of the axis. */
  unit: string
  points: readonly ChartPoint[]
  scale: ChartScale
  valueText: (value: number) => string
  /** The marks in percent of the plot, so that they stretch with it. */
  children: ReactNode
}

/**
 * Axis, unit, and the value of one point: at first the last, then the one that finger, pointer or arrow keys choose.
 */
export function Chart({ label, unit, points, scale, valueText, children }: Props) {
  const id = useId()
  const [chosen, choose] = useState(points.length - 1)
  const at = Math.min(chosen, points.length - 1)
  const point = points[at]
  return (
    <div className="text-small text-muted tabular-nums">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>{unit}</span>
        <output htmlFor={id} className="font-semibold text-text">
          {point?.said}
        </output>
      </div>
      <div className="relative mt-2 ml-11 h-40 rounded-control has-focus-visible:outline-2 has-focus-visible:outline-brand">
        {scale.ticks.map((tick) => (
          <span
            key={tick}
            aria-hidden
            className={`absolute top-share right-full mr-1.5 -translate-y-1/2 ${shareClass(scale.yOf(tick))}`}
          >
            {valueText(tick)}
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden className="size-full overflow-visible">
          {scale.ticks.map((tick) => (
            <path
              key={tick}
              d={`M0 ${scale.yOf(tick)}H100`}
              vectorEffect="non-scaling-stroke"
              className="stroke-line"
            />
          ))}
          {children}
          <path
            d={`M${placeOf(at, points.length)} 0V100`}
            strokeDasharray="3 3"
            vectorEffect="non-scaling-stroke"
            className="stroke-control"
          />
        </svg>
        {points.length > 1 && (
          <PointSlider
            id={id}
            label={label}
            count={points.length}
            value={at}
            said={point?.said ?? ''}
            onChoose={choose}
            className="left-[4%] w-[92%]"
          />
        )}
      </div>
      <div aria-hidden className="relative mt-1 ml-11 h-5">
        {namedPoints(points.length).map((index) => (
          <span
            key={points[index]?.key}
            className={`absolute left-share -translate-x-1/2 whitespace-nowrap ${shareClass(placeOf(index, points.length))}`}
          >
            {points[index]?.axis}
          </span>
        ))}
      </div>
    </div>
  )
}

interface BarsProps {
  values: readonly (number | null)[]
  scale: ChartScale
  toneOf?: (index: number) => string
}

export function ChartBars({ values, scale, toneOf = () => 'fill-control' }: BarsProps) {
  const width = Math.min(70 / values.length, 8)
  return values.map((value, index) => {
    if (value === null) return null
    const [from, to] = [scale.yOf(Math.max(0, value)), scale.yOf(Math.min(0, value))]
    const x = placeOf(index, values.length) - width / 2
    // Each bar has its own x, so x identifies the bar.
    return <rect key={x} x={x} y={from} width={width} height={to - from} className={toneOf(index)} />
  })
}

interface LineProps {
  values: readonly number[]
  scale: ChartScale
  tone?: string
}

export function ChartLine({ values, scale, tone = 'stroke-brand' }: LineProps) {
  const places = values.map((value, index) => `${placeOf(index, values.length)} ${scale.yOf(value)}`)
  const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
  return (
    <>
      <path
        d={`M${places.join('L')}`}
        {...stroke}
        strokeWidth="2.5"
        vectorEffect="non-scaling-stroke"
        className={tone}
      />
      <path d={`M${places.at(-1)}h0`} {...stroke} strokeWidth="10" vectorEffect="non-scaling-stroke" className={tone} />
    </>
  )
}
