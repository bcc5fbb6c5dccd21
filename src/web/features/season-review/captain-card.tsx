import type { ReviewedSeason } from '#contract/season-review.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Bar } from '#web/ui/bar.tsx'
import { Card } from '#web/ui/card.tsx'

export function CaptainCard({ season: { captain } }: { season: ReviewedSeason }) {
  const { captain: copy } = useFeatureCopy('review')
  const format = useFormat()
  if (!captain) return null
  const { ownTenths, drawnTenths, bestTenths, percentOfBest } = captain
  const more = ownTenths - drawnTenths
  const lines = [
    [copy.own, ownTenths],
    [copy.drawn, drawnTenths],
    [copy.best, bestTenths],
  ] as const
  return (
    <Card title={copy.title}>
      {percentOfBest !== null && <p className="text-lead font-semibold">{copy.lead(percentOfBest)}</p>}
      <p className="text-muted">{more === 0 ? copy.same : more > 0 ? copy.more(more) : copy.less(-more)}</p>
      <dl className="my-4 grid gap-3">
        {lines.map(([label, tenths]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 gap-y-1">
            <dt>{label}</dt>
            <dd className="figures font-semibold">{format.pointTenths(tenths)}</dd>
            <dd aria-hidden className="basis-full">
              <Bar share={bestTenths > 0 ? tenths / bestTenths : 0} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-small text-muted">{copy.explain}</p>
    </Card>
  )
}
