import type { MatchPageView } from '#contract/match.ts'
import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { AsTable } from '#web/ui/as-table.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chart, ChartBars } from '#web/ui/chart.tsx'
import { valueScale } from '#web/ui/chart-scale.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { Legend } from './legend.tsx'

/** MP5: the home side's lead above the line, the away side's below it. */
export function LeadCard({ page: { match, leads } }: { page: MatchPageView }) {
  const { moment, lead: copy } = useFeatureCopy('begun')
  const { periods } = useFeatureCopy('match')
  const format = useFormat()
  if (leads.length === 0) return null
  const { period: kind } = SPORT_RULES[match.sport]
  const margins = leads.map(({ home, away }) => home - away)
  const scale = valueScale(margins)
  // A score has no id, so its index is the key.
  const rows = leads.map((lead, place) => ({ ...lead, place }))
  const columns: Column<(typeof rows)[number]>[] = [
    { key: 'period', header: copy.period, naming: true, cell: ({ period }) => periods[kind](period) },
    { key: 'home', header: match.home.name, numeric: true, cell: ({ home }) => format.number(home) },
    { key: 'away', header: match.away.name, numeric: true, cell: ({ away }) => format.number(away) },
  ]
  return (
    <Card title={moment.title}>
      <Chart
        label={copy.label(match.home.name, match.away.name)}
        unit={kind === 'set' ? copy.ofSet : copy.ofMatch}
        points={rows.map(({ place, period, home, away }) => ({
          key: place,
          axis: copy.axis(period),
          said: `${periods[kind](period)}: ${match.home.name} ${home} × ${away} ${match.away.name}`,
        }))}
        scale={scale}
        valueText={(value) => format.number(Math.abs(value))}
      >
        <ChartBars
          values={margins}
          scale={scale}
          toneOf={(at) => ((margins[at] ?? 0) < 0 ? 'fill-info' : 'fill-brand')}
        />
      </Chart>
      <p className="mt-2 flex flex-wrap gap-x-4 text-small">
        <Legend look="bg-brand" text={moment.above(match.home.name)} />
        <Legend look="bg-info" text={moment.below(match.away.name)} />
      </p>
      <AsTable label={moment.table}>
        <DataTable
          caption={moment.title}
          captionHidden
          columns={columns}
          rows={rows}
          rowKey={({ place }) => place}
          dense
        />
      </AsTable>
    </Card>
  )
}
