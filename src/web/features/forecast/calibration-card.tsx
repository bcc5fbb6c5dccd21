import type { CalibrationBinView, ForecastRecord } from '#contract/forecast.ts'
import { apiPath } from '#web/base/api-client.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { CalibrationPlot } from '#web/ui/calibration-plot.tsx'
import { Card } from '#web/ui/card.tsx'
import { CsvLink } from '#web/ui/csv-link.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'

export function CalibrationCard({ record }: { record: ForecastRecord }) {
  const { calibration: copy } = useFeatureCopy('forecast')
  const words = useFeatureCopy('figures')
  const format = useFormat()
  const error = format.decimal(100 * record.calibrationError)
  const percent = (share: number) => format.percent(Math.round(100 * share))
  const columns: Column<CalibrationBinView>[] = [
    {
      key: 'range',
      header: copy.range,
      naming: true,
      cell: ({ from, to }) => `${percent(from)} – ${percent(to)}`,
    },
    { key: 'said', header: copy.said, numeric: true, cell: ({ said }) => percent(said) },
    { key: 'happened', header: copy.happened, numeric: true, cell: ({ happened }) => percent(happened) },
    { key: 'n', header: copy.claims, numeric: true, cell: ({ n }) => format.number(n) },
  ]
  return (
    <Card
      title={copy.title}
      aside={
        <CsvLink
          href={apiPath('GET /api/forecast/{table}', { table: 'calibration.csv' })}
          label={words.csvOf(copy.title)}
          text={words.csv}
        />
      }
    >
      <p className="mb-3 text-muted">{copy.explain}</p>
      <CalibrationPlot bins={record.calibration} label={copy.plot(error)} said={copy.said} happened={copy.happened} />
      <p className="mt-2 mb-3 font-semibold">{copy.error(error)}</p>
      <DataTable
        caption={copy.title}
        captionHidden
        columns={columns}
        rows={record.calibration}
        rowKey={({ from }) => from}
      />
    </Card>
  )
}
