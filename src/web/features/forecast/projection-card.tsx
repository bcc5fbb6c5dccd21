import type { ForecastRecord } from '#contract/forecast.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { DataTable, type Column } from '#web/ui/data-table.tsx'

type Row = ForecastRecord['projections'][number]
type Guess = 'model' | 'seasonMean' | 'lastFive' | 'crowd'

interface Measure {
  guesses: readonly Guess[]
  of: (row: Row, guess: Guess) => number | null
  isBetter: (a: number, b: number) => boolean
}

const ERRORS: Measure = {
  guesses: ['model', 'seasonMean', 'lastFive'],
  of: (row, guess) => (guess === 'crowd' ? null : row[guess]),
  isBetter: (a, b) => a < b,
}

const ORDERS: Measure = {
  guesses: ['model', 'seasonMean', 'lastFive', 'crowd'],
  of: (row, guess) => row[`${guess}Order`],
  isBetter: (a, b) => a > b,
}

function bestOf(row: Row, { guesses, of, isBetter }: Measure): Guess | undefined {
  return guesses.reduce<Guess | undefined>((best, guess) => {
    const [value, top] = [of(row, guess), best && of(row, best)]
    if (value === null) return best
    return top === undefined || top === null || isBetter(value, top) ? guess : best
  }, undefined)
}

/**
 * PJ6: compares expected points with simpler guesses and the crowd, round by round, including rounds in which one of
 * these was better.
 */
export function ProjectionCard({ record: { projections: rows } }: { record: ForecastRecord }) {
  const { projections: words } = useFeatureCopy('forecast')
  return (
    <Card title={words.title}>
      <p className="mb-3 max-w-[44rem] text-muted">{words.explain}</p>
      {rows.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <div className="grid gap-6">
          <MeasureTable rows={rows} measure={ERRORS} words={words.errors} verdict={words.verdict} hasRange />
          <MeasureTable rows={rows} measure={ORDERS} words={words.orders} verdict={words.wonOrder} />
        </div>
      )}
    </Card>
  )
}

interface MeasureProps {
  rows: readonly Row[]
  measure: Measure
  words: { title: string; explain: string }
  verdict: (won: number, rounds: number) => string
  hasRange?: boolean
}

function MeasureTable({ rows, measure, words: own, verdict, hasRange = false }: MeasureProps) {
  const { projections: words } = useFeatureCopy('forecast')
  const format = useFormat()
  const columns = useColumns(measure, hasRange)
  const lost = rows.filter((row) => bestOf(row, measure) !== 'model')
  return (
    <section aria-label={own.title}>
      <h3 className="font-bold">{own.title}</h3>
      <p className="text-small text-muted">{own.explain}</p>
      <p className="py-2 font-semibold">
        {verdict(rows.length - lost.length, rows.length)}{' '}
        {lost.length > 0 && words.lost(format.list(lost.map(({ round }) => words.roundShort(round))))}
      </p>
      <DataTable caption={own.title} captionHidden columns={columns} rows={rows} rowKey={({ round }) => round} dense />
    </section>
  )
}

function useColumns(measure: Measure, hasRange: boolean): Column<Row>[] {
  const { projections: words } = useFeatureCopy('forecast')
  const format = useFormat()
  const hundredths = new Intl.NumberFormat(format.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const guess = (name: Guess): Column<Row> => ({
    key: name,
    header: words[name],
    numeric: true,
    cell: (row) => {
      const value = measure.of(row, name)
      if (value === null) return words.unknown
      const text = hundredths.format(value)
      return bestOf(row, measure) === name ? <strong>{text}</strong> : text
    },
  })
  const range: Column<Row> = {
    key: 'inside',
    header: words.inside,
    numeric: true,
    fold: 'phone',
    foldAway: true,
    cell: ({ inside }) => format.percent(Math.round(100 * inside)),
  }
  return [
    { key: 'round', header: words.round, naming: true, cell: ({ round }) => format.number(round) },
    ...measure.guesses.map(guess),
    ...(hasRange ? [range] : []),
  ]
}
