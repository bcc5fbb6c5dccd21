import type { ProjectionView } from '#contract/projection.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { RANGE_SCALE } from '#web/game/market/expected-range.tsx'
import { RangePlot } from '#web/ui/range-plot.tsx'
import { Stat, StatList } from '#web/ui/stat.tsx'

/** PJ2: the 80% range of points, and the chances to miss the match, to get at most 2 points, and to get 10 or more. */
export function ProjectionFigures({ projection }: { projection: ProjectionView }) {
  const { projection: words, expected } = useFeatureCopy('player')
  const format = useFormat()
  const { expectedTenths, lowTenths, highTenths, absentPercent, blankPercent, tenPercent } = projection
  const range = words.range(format.pointTenths(lowTenths), format.pointTenths(highTenths))
  return (
    <Card title={words.title}>
      <p className="pb-2">{words.rangeText(range)}</p>
      <RangePlot
        low={lowTenths}
        middle={expectedTenths}
        high={highTenths}
        scale={RANGE_SCALE}
        label={words.plot(format.pointTenths(expectedTenths), range)}
      />
      <div className="pt-4">
        <StatList>
          <Stat label={expected} value={format.pointTenths(expectedTenths)} />
          <Stat label={words.absent} value={format.percent(absentPercent)} />
          <Stat label={words.blank} value={format.percent(blankPercent)} />
          <Stat label={words.ten} value={format.percent(tenPercent)} />
        </StatList>
      </div>
      <p className="pt-3 text-small text-muted">{words.how}</p>
    </Card>
  )
}
