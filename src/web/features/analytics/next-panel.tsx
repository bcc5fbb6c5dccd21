import type { Analytics, MatchForecastView } from '#contract/analytics.ts'
import type { ClubView } from '#contract/club.ts'
import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { AsTable } from '#web/ui/as-table.tsx'
import { Card } from '#web/ui/card.tsx'
import { ClubShirt } from '#web/ui/club-shirt.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { ForecastBar } from '#web/ui/forecast-bar.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Time } from '#web/ui/time.tsx'
import { PanelCsv } from './panel-csv.tsx'

type Row = MatchForecastView & { home: ClubView; away: ClubView }

export function NextPanel({ data }: { data: Analytics }) {
  const { sport, clubs, next } = data
  const { next: copy } = useFeatureCopy('analytics')
  const { asTable, record } = useFeatureCopy('figures')
  const clubOf = new Map(clubs.map((club) => [club.id, club]))
  const rows = next.flatMap((match) => {
    const [home, away] = [clubOf.get(match.homeClubId), clubOf.get(match.awayClubId)]
    return home && away ? [{ ...match, home, away }] : []
  })
  return (
    <Card
      title={copy.title}
      aside={<PanelCsv data={data} table="forecasts" title={copy.title} />}
      className="max-md:far-50"
    >
      {rows.length === 0 && <p className="text-muted">{copy.empty}</p>}
      <ol className="grid gap-4">
        {rows.map((row) => (
          <NextMatch key={row.matchId} row={row} hasDraw={SPORT_RULES[sport].draw} />
        ))}
      </ol>
      {rows.length > 0 && (
        <AsTable label={asTable}>
          <NextTable rows={rows} hasDraw={SPORT_RULES[sport].draw} />
        </AsTable>
      )}
      <p className="mt-2 text-small text-muted">
        {copy.anyPeriod[data.nextFrom]} {copy.note} <TextLink to="/analises/modelo">{record}</TextLink>
      </p>
    </Card>
  )
}

function NextMatch({ row, hasDraw }: { row: Row; hasDraw: boolean }) {
  const { next: copy } = useFeatureCopy('analytics')
  const { bar, barWithDraw, draw } = useFeatureCopy('figures')
  const { home, away, homePercent, drawPercent, awayPercent } = row
  const label = hasDraw
    ? barWithDraw(home.name, homePercent, drawPercent, away.name, awayPercent)
    : bar(home.name, homePercent, away.name, awayPercent)
  return (
    <li>
      <div className="mb-1.5 flex items-end justify-between gap-2">
        <span className="flex min-w-0 items-center gap-x-2">
          <ClubShirt shirt={home.shirt} size={22} />
          <span className="min-w-0">
            <TextLink to="/partidas/$matchId" params={{ matchId: String(row.matchId) }}>
              {copy.versus(home.name, away.name)}
            </TextLink>
          </span>
          <ClubShirt shirt={away.shirt} size={22} />
        </span>
        <Time atMs={row.startsAtMs} as="date" className="shrink-0 text-small text-muted tabular-nums" />
      </div>
      <ForecastBar
        homePercent={homePercent}
        drawPercent={drawPercent}
        awayPercent={awayPercent}
        label={label}
        ends={{ home: home.name, ...(hasDraw && { draw }), away: away.name }}
      />
    </li>
  )
}

function NextTable({ rows, hasDraw }: { rows: readonly Row[]; hasDraw: boolean }) {
  const { next: copy } = useFeatureCopy('analytics')
  const { draw } = useFeatureCopy('figures')
  const format = useFormat()
  const share = (key: string, header: string, of: (row: Row) => number): Column<Row> => ({
    key,
    header,
    numeric: true,
    cell: (row) => format.percent(of(row)),
  })
  const columns: Column<Row>[] = [
    {
      key: 'match',
      header: copy.match,
      naming: true,
      cell: ({ home, away }) => copy.versus(home.name, away.name),
    },
    share('home', copy.home, (row) => row.homePercent),
    ...(hasDraw ? [share('draw', draw, (row) => row.drawPercent)] : []),
    share('away', copy.away, (row) => row.awayPercent),
  ]
  return (
    <DataTable caption={copy.caption} captionHidden columns={columns} rows={rows} rowKey={({ matchId }) => matchId} />
  )
}
