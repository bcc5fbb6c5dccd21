import type { MatchPageView } from '#contract/match.ts'
import { PRESSURE_SPAN } from '#domain/match/pressure.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { AsTable } from '#web/ui/as-table.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chart, ChartBars } from '#web/ui/chart.tsx'
import { valueScale } from '#web/ui/chart-scale.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { Legend } from './legend.tsx'

type Span = MatchPageView['pressure'][number]

/** MP3: the weight of the home side's attacks in each span above the line, the away side's below it. */
export function MomentCard({ page }: { page: MatchPageView }) {
  const { moment: copy } = useFeatureCopy('begun')
  const format = useFormat()
  const { match, pressure } = page
  if (pressure.length === 0) return null
  const scale = valueScale(pressure.flatMap(({ home, away }) => [home, -away]))
  const until = ({ from }: Span) => from + PRESSURE_SPAN - 1
  const said = (span: Span) =>
    copy.said(copy.minutes(span.from, until(span)), match.home.name, span.home, match.away.name, span.away)
  return (
    <Card title={copy.title}>
      <Chart
        label={copy.label(match.home.name, match.away.name)}
        unit={copy.unit}
        points={pressure.map((span) => ({ key: span.from, axis: copy.until(until(span)), said: said(span) }))}
        scale={scale}
        valueText={(value) => format.number(Math.abs(value))}
      >
        <ChartBars values={pressure.map(({ home }) => home)} scale={scale} toneOf={() => 'fill-brand'} />
        <ChartBars values={pressure.map(({ away }) => -away)} scale={scale} toneOf={() => 'fill-info'} />
      </Chart>
      <p className="mt-2 flex flex-wrap gap-x-4 text-small">
        <Legend look="bg-brand" text={copy.above(match.home.name)} />
        <Legend look="bg-info" text={copy.below(match.away.name)} />
      </p>
      <p className="mt-1 text-small text-muted">{copy.how}</p>
      <AsTable label={copy.table}>
        <MomentTable page={page} />
      </AsTable>
    </Card>
  )
}

function MomentTable({ page: { match, pressure } }: { page: MatchPageView }) {
  const { moment: copy } = useFeatureCopy('begun')
  const format = useFormat()
  const side = (key: 'home' | 'away'): Column<Span> => ({
    key,
    header: match[key].name,
    numeric: true,
    cell: (span) => format.number(span[key]),
  })
  const columns: Column<Span>[] = [
    {
      key: 'minutes',
      header: copy.minute,
      naming: true,
      cell: ({ from }) => copy.minutes(from, from + PRESSURE_SPAN - 1),
    },
    side('home'),
    side('away'),
  ]
  return (
    <DataTable caption={copy.title} captionHidden columns={columns} rows={pressure} rowKey={({ from }) => from} dense />
  )
}
