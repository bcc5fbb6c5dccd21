import type { MatchPageView } from '#contract/match.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { AsTable } from '#web/ui/as-table.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chart, ChartLine } from '#web/ui/chart.tsx'
import { valueScale } from '#web/ui/chart-scale.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { Legend } from './legend.tsx'

type ChancesAt = MatchPageView['chances'][number]

const scale = valueScale([100])

/** FO2: how the chances of both sides and of a draw changed during the match. */
export function ChancesCard({ page: { match, chances } }: { page: MatchPageView }) {
  const { chances: copy, moment } = useFeatureCopy('begun')
  const { forecast } = useFeatureCopy('match')
  const format = useFormat()
  if (chances.length === 0) return null
  const [home, away] = [match.home.name, match.away.name]
  const said = ({ minute, homePercent, drawPercent, awayPercent }: ChancesAt) =>
    `${moment.until(minute)}: ${home} ${homePercent}%, ${forecast.draw} ${drawPercent}%, ${away} ${awayPercent}%`
  const percentOf = (key: Exclude<keyof ChancesAt, 'minute'>, header: string): Column<ChancesAt> => ({
    key,
    header,
    numeric: true,
    cell: (row) => `${format.number(row[key])}%`,
  })
  return (
    <Card title={copy.title}>
      <Chart
        label={copy.label(home, away)}
        unit="%"
        points={chances.map((at) => ({ key: at.minute, axis: moment.until(at.minute), said: said(at) }))}
        scale={scale}
        valueText={(value) => format.number(value)}
      >
        <ChartLine values={chances.map(({ drawPercent }) => drawPercent)} scale={scale} tone="stroke-control" />
        <ChartLine values={chances.map(({ awayPercent }) => awayPercent)} scale={scale} tone="stroke-info" />
        <ChartLine values={chances.map(({ homePercent }) => homePercent)} scale={scale} />
      </Chart>
      <p className="mt-2 flex flex-wrap gap-x-4 text-small">
        <Legend look="bg-brand" text={home} />
        <Legend look="bg-control" text={forecast.draw} />
        <Legend look="bg-info" text={away} />
      </p>
      <p className="mt-1 text-small text-muted">{copy.how}</p>
      <AsTable label={moment.table}>
        <DataTable
          caption={copy.title}
          captionHidden
          columns={[
            { key: 'minute', header: copy.minute, naming: true, cell: ({ minute }) => moment.until(minute) },
            percentOf('homePercent', home),
            percentOf('drawPercent', forecast.draw),
            percentOf('awayPercent', away),
          ]}
          rows={chances}
          rowKey={({ minute }) => minute}
          dense
        />
      </AsTable>
    </Card>
  )
}
