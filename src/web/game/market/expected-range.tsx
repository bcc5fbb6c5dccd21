import type { ProjectionView } from '#contract/projection.ts'
import { useFormat } from '#web/base/app-context.ts'
import { RangePlot } from '#web/ui/range-plot.tsx'

/** The ends of the scale in tenths of a point. `RangePlot` draws values beyond them at the ends. */
export const RANGE_SCALE = { from: -30, to: 150 }

interface Props {
  projection: ProjectionView
  /** The range in words, from its two ends. */
  label: (low: string, high: string) => string
}

/** PJ2: the 80% range of a player, small, on the same scale everywhere. */
export function ExpectedRange({ projection: { lowTenths, expectedTenths, highTenths }, label }: Props) {
  const format = useFormat()
  return (
    <RangePlot
      low={lowTenths}
      middle={expectedTenths}
      high={highTenths}
      scale={RANGE_SCALE}
      label={label(format.pointTenths(lowTenths), format.pointTenths(highTenths))}
    />
  )
}
