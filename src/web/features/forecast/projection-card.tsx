import type { ForecastRecord } from '#contract/forecast.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { DataTable, type Column } from '#web/ui/data-table.tsx'

type Row = ForecastRecord['projections'][number]

const best = ({ model, seasonMean, lastFive }: Row) => Math.min(model, seasonMean, lastFive)

/** PJ6: expected points against simpler guesses, round by round, including the rounds where the guesses were closer. */
export function ProjectionCard({ record: { projections: rows } }: { record: ForecastRecord }) {
  const { projections: words } = useFeatureCopy('forecast')
  const format = useFormat()
  const hundredths = (value: number) => format.exact(Math.round(100 * value) / 100)
  const figure = (row: Row, value: number) =>
    value === best(row) ? <strong>{hundredths(value)}</strong> : hundredths(value)
  const columns: Column<Row>[] = [
    { key: 'round', header: words.round, naming: true, cell: ({ round }) => format.number(round) },
    { key: 'model', header: words.model, numeric: true, cell: (row) => figure(row, row.model) },
    { key: 'mean', header: words.seasonMean, numeric: true, cell: (row) => figure(row, row.seasonMean) },
    { key: 'five', header: words.lastFive, numeric: true, cell: (row) => figure(row, row.lastFive) },
    {
      key: 'inside',
      header: words.inside,
      numeric: true,
      fold: 'phone',
      cell: ({ inside }) => format.percent(Math.round(100 * inside)),
    },
  ]
  const won = rows.filter((row) => row.model === best(row)).length
  return (
    <Card title={words.title}>
      <p className="mb-3 max-w-[44rem] text-muted">{words.explain}</p>
      {rows.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <p className="mb-3 font-semibold">{words.verdict(won, rows.length)}</p>
          <DataTable caption={words.title} captionHidden columns={columns} rows={rows} rowKey={({ round }) => round} />
        </>
      )}
    </Card>
  )
}
