import type { Luck, ReviewedSeason } from '#contract/season-review.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'

export function LuckCard({ season: { luck, captain } }: { season: ReviewedSeason }) {
  const { luck: copy } = useFeatureCopy('review')
  if (!luck || !captain) return null
  const range = copy.range(luck.lowTenths, luck.highTenths, captain.ownTenths)
  return (
    <Card title={copy.title}>
      <p className="text-lead font-semibold">{copy.lead(luck.betterThanPercent)}</p>
      <Histogram luck={luck} ownTenths={captain.ownTenths} label={range} />
      <p className="mt-3">{range}</p>
      <p className="mt-2 text-small text-muted">{copy.explain}</p>
    </Card>
  )
}

const size = { width: 480, height: 130 }
const markHeight = 22
/** Keeps a label near the edge inside the plot. */
const markMargin = 32

/** SR4: how often captains drawn at random lead to each sum of points. The person's own sum is marked. */
function Histogram({ luck: { bars, barTenths }, ownTenths, label }: { luck: Luck; ownTenths: number; label: string }) {
  const { luck: copy } = useFeatureCopy('review')
  const highest = Math.max(...bars.map(({ share }) => share))
  const step = size.width / bars.length
  const ownAt = bars.findIndex(({ fromTenths }) => ownTenths < fromTenths + barTenths)
  const markAt = Math.min(size.width - markMargin, Math.max(markMargin, (ownAt + 0.5) * step))
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height + markHeight}`}
      role="img"
      aria-label={label}
      className="mt-3 block w-full"
    >
      {bars.map(({ fromTenths, share }, at) => {
        const height = Math.max(2, (share / highest) * size.height)
        return (
          <rect
            key={fromTenths}
            x={at * step + step * 0.08}
            y={size.height - height}
            width={step * 0.84}
            height={height}
            rx={2}
            className={at === ownAt ? 'fill-brand' : at < ownAt ? 'fill-control' : 'fill-line'}
          />
        )
      })}
      <text x={markAt} y={size.height + 17} fontSize="15" textAnchor="middle" className="fill-brand font-semibold">
        ▲ {copy.here}
      </text>
    </svg>
  )
}
