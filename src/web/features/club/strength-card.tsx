import type { ClubPageView } from '#contract/club-page.ts'
import { apiPath } from '#web/base/api-client.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { AsTable } from '#web/ui/as-table.tsx'
import { Card } from '#web/ui/card.tsx'
import { CsvLink } from '#web/ui/csv-link.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { LinePlot } from '#web/ui/line-plot.tsx'

const dayMs = (day: string) => Date.parse(`${day}T12:00:00-03:00`)

export function StrengthCard({ page }: { page: ClubPageView }) {
  const { club, strength } = page
  const { strength: copy } = useFeatureCopy('club')
  const words = useFeatureCopy('analytics')
  const { csv, csvOf, asTable } = useFeatureCopy('figures')
  const format = useFormat()
  const points = strength.series[0]?.points ?? []
  const now = points.at(-1)
  const isMargin = strength.unit === 'margin'
  const months = [...new Map(points.map((point) => [point.day.slice(0, 7), point])).values()].reverse()
  return (
    <Card
      title={words.strength.title}
      aside={
        <CsvLink
          href={apiPath('GET /api/clubs/{id}/strength.csv', { id: club.id })}
          label={csvOf(words.strength.title)}
          text={csv}
        />
      }
    >
      {now ? (
        <figure>
          <LinePlot
            series={[{ key: club.id, points: points.map(({ day, value }) => ({ x: dayMs(day), y: value })) }]}
            highlighted={club.id}
            baseline={isMargin ? 0 : 50}
            valueText={(value) => (isMargin ? format.decimal(value) : format.number(value))}
            label={copy.plot(club.name, format.decimal(now.value))}
          />
          <figcaption className="mt-1 text-small text-muted">{words.strength.units[strength.unit]}</figcaption>
          <AsTable label={asTable}>
            <DataTable
              caption={copy.table}
              columns={[
                {
                  key: 'month',
                  header: copy.month,
                  naming: true,
                  cell: ({ day }) => format.date(dayMs(day)),
                },
                { key: 'value', header: copy.value, numeric: true, cell: ({ value }) => format.decimal(value) },
              ]}
              rows={months}
              rowKey={({ day }) => day}
            />
          </AsTable>
        </figure>
      ) : (
        <p className="text-muted">{words.strength.empty}</p>
      )}
    </Card>
  )
}
