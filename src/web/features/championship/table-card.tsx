import { useQuery } from '#web/queries/use-query.ts'
import type { StandingView } from '#contract/analytics.ts'
import type { ChampionshipView } from '#contract/championship.ts'
import type { Sport } from '#domain/sport/sport.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { DataTable, type Column } from '#web/ui/data-table.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { tableQuery } from './championship-queries.ts'
import { InChampionshipLink } from './in-championship-link.tsx'

/** The standings in short; the whole of them, with forecasts, is a page of its own. */
export function TableCard({ championship, sport }: { championship: ChampionshipView; sport: Sport }) {
  const words = useFeatureCopy('championship')
  const { fetchApi } = useApp()
  const query = useQuery(tableQuery(fetchApi, championship.slug, sport))
  const title = words.page.table(words.sports[sport])
  if (!query.data)
    return (
      <Card title={title}>
        <Waiting for={query} className="h-64" />
      </Card>
    )
  const names = new Map(query.data.clubs.map(({ id, name }) => [id, name]))
  const { columns: heads } = words.table
  const columns: Column<StandingView>[] = [
    { key: 'position', header: heads.position, numeric: true, cell: ({ position }) => position },
    { key: 'club', header: heads.club, naming: true, cell: ({ clubId }) => names.get(clubId) },
    { key: 'played', header: heads.played, numeric: true, cell: ({ played }) => played },
    { key: 'points', header: heads.points, numeric: true, cell: ({ points }) => points },
  ]
  return (
    <Card title={title}>
      <DataTable
        caption={title}
        captionHidden
        columns={columns}
        rows={query.data.standings.all}
        rowKey={({ clubId }) => clubId}
      />
      <p className="pt-3">
        <InChampionshipLink
          championship={championship}
          path={`/analytics?esporte=${sport}`}
          className="font-semibold underline decoration-control underline-offset-3 hover:decoration-brand"
        >
          {words.page.tableLink}
        </InChampionshipLink>
      </p>
    </Card>
  )
}
