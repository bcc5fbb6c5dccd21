import type { ForecastRecord, ScoreOfForecasts } from '#contract/forecast.ts'
import type { Sport } from '#domain/sport/sport.ts'
import { apiPath } from '#web/base/api-client.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Bar } from '#web/ui/bar.tsx'
import { Card } from '#web/ui/card.tsx'
import { CsvLink } from '#web/ui/csv-link.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'

type Who = 'model' | 'base' | 'crowd'

interface Row {
  sport: Sport
  who: Who
  score: ScoreOfForecasts
  isBest: boolean
}

const forecasters: readonly Who[] = ['model', 'base', 'crowd']

function rowsOf({ sports }: ForecastRecord): Row[] {
  return sports.flatMap((record) => {
    const present = forecasters.flatMap((who) => {
      const score = record[who]
      return score ? [{ sport: record.sport, who, score }] : []
    })
    const best = Math.min(...present.map(({ score }) => score.rps))
    return present.map((row) => ({ ...row, isBest: row.score.rps === best }))
  })
}

export function ScoreCard({ record }: { record: ForecastRecord }) {
  const { score: copy } = useFeatureCopy('forecast')
  const words = useFeatureCopy('figures')
  const columns = useColumns(record)
  return (
    <Card
      title={copy.title}
      aside={
        <CsvLink
          href={apiPath('GET /api/forecast/{table}', { table: 'performance.csv' })}
          label={words.csvOf(copy.title)}
          text={words.csv}
        />
      }
    >
      <p className="mb-3 max-w-[44rem] text-muted">{copy.explain}</p>
      <Verdicts record={record} />
      <DataTable
        caption={copy.caption}
        captionHidden
        columns={columns}
        rows={rowsOf(record)}
        rowKey={({ sport, who }) => `${sport} ${who}`}
      />
      <p className="mt-3 text-small text-muted">
        {copy.small(record.sports.reduce((sum, { model }) => sum + model.n, 0))}
      </p>
    </Card>
  )
}

function Verdicts({ record }: { record: ForecastRecord }) {
  const { score: copy } = useFeatureCopy('forecast')
  const { sports } = useFeatureCopy('sport')
  return (
    <ul className="mb-4 grid gap-x-6 gap-y-1 sm:grid-cols-2">
      {record.sports.map(({ sport, model, base }) => {
        const percent = Math.round(100 * (1 - model.rps / base.rps))
        const { better, worse, even } = copy.verdict
        const sentence =
          percent === 0
            ? even(sports[sport].name)
            : percent > 0
              ? better(sports[sport].name, percent)
              : worse(sports[sport].name, -percent)
        return (
          <li key={sport} className="font-semibold">
            {sentence}
          </li>
        )
      })}
    </ul>
  )
}

function useColumns(record: ForecastRecord): Column<Row>[] {
  const { score: copy } = useFeatureCopy('forecast')
  const { sports } = useFeatureCopy('sport')
  const format = useFormat()
  const threeDecimals = new Intl.NumberFormat(format.language, { minimumFractionDigits: 3, maximumFractionDigits: 3 })
  const worst = Math.max(...rowsOf(record).map(({ score }) => score.rps))
  const measure = (key: 'brier' | 'logLoss', header: string): Column<Row> => ({
    key,
    header,
    numeric: true,
    fold: 'tablet',
    foldAway: true,
    cell: ({ score }) => threeDecimals.format(score[key]),
  })
  return [
    { key: 'sport', header: copy.sport, cell: ({ sport, who }) => (who === 'model' ? sports[sport].name : '') },
    {
      key: 'who',
      header: copy.who,
      naming: true,
      cell: ({ who, isBest }) => (
        <span className="inline-flex flex-wrap items-center gap-x-2">
          {copy.whos[who]}
          {isBest && <Badge tone="good">{copy.best}</Badge>}
        </span>
      ),
    },
    {
      key: 'matches',
      header: copy.matches,
      numeric: true,
      fold: 'phone',
      foldAway: true,
      cell: ({ score }) => format.number(score.n),
    },
    {
      key: 'rps',
      header: copy.rps,
      numeric: true,
      cell: ({ score, isBest }) => (
        <span className="inline-grid w-20 gap-1 sm:w-28">
          <strong>{threeDecimals.format(score.rps)}</strong>
          <Bar share={score.rps / worst} tone={isBest ? 'good' : 'brand'} aria-hidden />
        </span>
      ),
    },
    measure('brier', copy.brier),
    measure('logLoss', copy.logLoss),
    {
      key: 'accuracy',
      header: copy.accuracy,
      numeric: true,
      fold: 'phone',
      foldAway: true,
      cell: ({ score }) => format.percent(Math.round(score.accuracy * 100)),
    },
  ]
}
