import type { CalibrationBinView } from '#contract/forecast.ts'
import type { PickReviewView } from '#contract/season-review.ts'
import { CALIBRATED_PICKS } from '#domain/season-review/pick-review.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { CalibrationPlot } from '#web/ui/calibration-plot.tsx'
import { Card } from '#web/ui/card.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'

interface Props extends Pick<PickReviewView, 'calibration'> {
  isOver: boolean
}

export function CalibrationCard({ calibration, isOver }: Props) {
  const { calibration: copy } = useFeatureCopy('review')
  const format = useFormat()
  const { picks, right, expectedTenths, bins } = calibration
  const percent = (share: number) => format.percent(Math.round(100 * share))
  const columns: Column<CalibrationBinView>[] = [
    { key: 'range', header: copy.range, naming: true, cell: ({ from, to }) => `${percent(from)} – ${percent(to)}` },
    { key: 'said', header: copy.said, numeric: true, cell: ({ said }) => percent(said) },
    { key: 'happened', header: copy.happened, numeric: true, cell: ({ happened }) => percent(happened) },
    { key: 'n', header: copy.count, numeric: true, cell: ({ n }) => format.number(n) },
  ]
  return (
    <Card title={copy.title} className="lg:col-span-2">
      {picks < CALIBRATED_PICKS ? (
        <>
          <p>{isOver ? copy.few(CALIBRATED_PICKS, picks) : copy.missing(CALIBRATED_PICKS - picks)}</p>
          <p className="mt-2 text-small text-muted">{copy.explain}</p>
        </>
      ) : (
        <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
          <div>
            <p className="text-lead font-semibold">{copy.verdict(right, expectedTenths)}</p>
            <p className="mt-2 text-muted">{copy.explain}</p>
            <div className="mt-4">
              <DataTable
                caption={copy.title}
                captionHidden
                columns={columns}
                rows={bins}
                rowKey={({ from }) => from}
                dense
              />
            </div>
          </div>
          <CalibrationPlot bins={bins} label={copy.plot(picks)} said={copy.said} happened={copy.happened} />
        </div>
      )}
    </Card>
  )
}
