import type { CalibrationBinView, ForecastRecord } from '#contract/forecast.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { CsvLink } from '#web/ui/csv-link.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'

export function CalibrationCard({ record }: { record: ForecastRecord }) {
  const { calibration: copy } = useFeatureCopy('forecast')
  const words = useFeatureCopy('analytics')
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
      aside={<CsvLink href="/api/forecast/calibracao.csv" label={words.csvOf(copy.title)} text={words.csv} />}
    >
      <p className="mb-3 text-muted">{copy.explain}</p>
      <CalibrationPlot bins={record.calibration} label={copy.plot(error)} />
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

const size = 320
const frame = { left: 46, right: 310, top: 10, bottom: 274 }
const xOf = (share: number) => frame.left + share * (frame.right - frame.left)
const yOf = (share: number) => frame.bottom - share * (frame.bottom - frame.top)
const ticks = [0, 0.25, 0.5, 0.75, 1]

function CalibrationPlot({ bins, label }: { bins: readonly CalibrationBinView[]; label: string }) {
  const { calibration: copy } = useFeatureCopy('forecast')
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
          {copy.said}
        </text>
        <text transform={`translate(10 ${(frame.top + frame.bottom) / 2}) rotate(-90)`} textAnchor="middle">
          {copy.happened}
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
