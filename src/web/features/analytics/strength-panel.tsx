import type { Analytics } from '#contract/analytics.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { ClubShirt } from '#web/ui/club-shirt.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { LinePlot } from '#web/ui/line-plot.tsx'
import type { PlotPoint } from '#web/ui/line-plot-scale.ts'
import { PlainLink } from '#web/ui/plain-link.tsx'
import type { AnalyticsSearch } from './analytics-search.ts'
import { PanelCsv } from './panel-csv.tsx'

interface Props {
  data: Analytics
  search: AnalyticsSearch
}

const dayMs = (day: string) => Date.parse(`${day}T12:00:00-03:00`)

/** A club keeps its strength from its last match until today. */
function untilNow(points: PlotPoint[], nowMs: number): PlotPoint[] {
  const last = points.at(-1)
  return last && last.x < nowMs ? [...points, { x: nowMs, y: last.y }] : points
}

export function StrengthPanel({ data, search }: Props) {
  const { strength, clubs } = data
  const { strength: copy } = useFeatureCopy('analytics')
  const format = useFormat()
  const isMargin = strength.unit === 'margin'
  const valueText = (value: number) => (isMargin ? format.decimal(value) : format.number(value))
  const shown = strength.series.filter(({ points }) => points.length > 0)
  const rows = shown
    .map(({ clubId, points }) => {
      const now = points.at(-1)?.value ?? 0
      return { clubId, now, change: now - (points[0]?.value ?? now) }
    })
    .sort((a, b) => b.now - a.now)
  const chosen = rows.find(({ clubId }) => clubId === search.clube) ?? rows[0]
  const nameOf = (clubId: number) => clubs.find(({ id }) => id === clubId)?.name ?? ''
  return (
    <Card
      title={copy.title}
      aside={<PanelCsv data={data} table="strength" title={copy.title} />}
      className="max-md:far-46"
    >
      {chosen ? (
        <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
          <figure>
            <LinePlot
              series={shown.map(({ clubId, points }) => ({
                key: clubId,
                points: untilNow(
                  points.map(({ day, value }) => ({ x: dayMs(day), y: value })),
                  data.nowMs,
                ),
              }))}
              highlighted={chosen.clubId}
              baseline={isMargin ? 0 : 50}
              valueText={valueText}
              label={copy.plot(nameOf(chosen.clubId), format.decimal(chosen.now))}
            />
            <figcaption className="mt-1 text-small text-muted">{copy.units[strength.unit]}</figcaption>
          </figure>
          <StrengthTable data={data} rows={rows} chosen={chosen.clubId} />
        </div>
      ) : (
        <p className="text-muted">{copy.empty}</p>
      )}
    </Card>
  )
}

interface Row {
  clubId: number
  now: number
  change: number
}

interface TableProps {
  data: Analytics
  rows: readonly Row[]
  chosen: number
}

function StrengthTable(props: TableProps) {
  const { strength: copy } = useFeatureCopy('analytics')
  const columns = useColumns(props)
  return (
    <DataTable caption={copy.title} captionHidden columns={columns} rows={props.rows} rowKey={({ clubId }) => clubId} />
  )
}

function useColumns({ data, chosen }: TableProps): Column<Row>[] {
  const { strength: copy } = useFeatureCopy('analytics')
  const { sports } = useFeatureCopy('sport')
  const format = useFormat()
  const clubOf = new Map(data.clubs.map((club) => [club.id, club]))
  return [
    {
      key: 'club',
      header: sports[data.sport].competitor,
      naming: true,
      cell: ({ clubId }) => {
        const club = clubOf.get(clubId)
        if (!club) return null
        const look =
          clubId === chosen ? 'underline decoration-brand decoration-3 underline-offset-4' : 'hover:underline'
        return (
          <PlainLink
            to="/analytics"
            search={(latest: AnalyticsSearch) => ({ ...latest, clube: clubId })}
            resetScroll={false}
            aria-label={copy.highlight(club.name)}
            className={`inline-flex min-h-8 items-center gap-2 ${look}`}
          >
            <ClubShirt shirt={club.shirt} size={20} />
            {club.name}
          </PlainLink>
        )
      },
    },
    { key: 'now', header: copy.now, numeric: true, cell: ({ now }) => format.decimal(now) },
    {
      key: 'change',
      header: copy.change,
      numeric: true,
      cell: ({ change }) => (
        <span className={change > 0.05 ? 'text-good' : change < -0.05 ? 'text-bad' : 'text-muted'}>
          {change > 0.05 ? '+' : ''}
          {format.decimal(change)}
        </span>
      ),
    },
  ]
}
