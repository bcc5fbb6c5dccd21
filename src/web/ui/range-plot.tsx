interface Props {
  /** In the unit of the scale. */
  low: number
  middle: number
  high: number
  scale: { from: number; to: number }
  /** The content of the drawing for screen readers. */
  label: string
}

const WIDTH = 100
const HEIGHT = 14

/** A range with its middle on a fixed scale, so that several can be compared. The thin line marks zero. */
export function RangePlot({ low, middle, high, scale, label }: Props) {
  const at = (value: number) =>
    (WIDTH * (Math.min(scale.to, Math.max(scale.from, value)) - scale.from)) / (scale.to - scale.from)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-3.5 w-full"
    >
      <rect x={0} y={5} width={WIDTH} height={4} rx={2} className="fill-raised" />
      <line x1={at(0)} x2={at(0)} y1={1} y2={13} vectorEffect="non-scaling-stroke" className="stroke-control" />
      <rect x={at(low)} y={4} width={Math.max(1, at(high) - at(low))} height={6} rx={1} className="fill-info" />
      <rect x={at(middle) - 0.75} y={1} width={1.5} height={12} className="fill-text" />
    </svg>
  )
}
