import Plus from 'lucide-react/icons/plus'
import { useFormat } from '#web/base/app-context.ts'
import { routeAt } from '#web/router/hooks.ts'
import { Card } from '#web/ui/card.tsx'
import { ClubShirt } from '#web/ui/club-shirt.tsx'
import { DataTable, type Column } from '#web/ui/data-table.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { sortRows, type Sort } from '#web/ui/sort-rows.ts'
import { Sparkline } from '#web/ui/sparkline.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { Trend } from '#web/ui/trend.tsx'
import { samplePlayers, sampleTabs, type SamplePlayer } from './kit-samples.ts'

const tones = ['good', 'info', undefined, 'bad'] as const
const route = routeAt('/kit')
const firstSort: Sort = { column: 'points', direction: 'descending' }

export function KitTables({ id }: { id: string }) {
  const format = useFormat()
  const { tab = 'global', page = 1, sort = firstSort } = route.useSearch()
  const columns = playerColumns(format.pointTenths)
  const rows = sortRows({ rows: samplePlayers, columns, sort, language: format.language })
  return (
    <Card title="Tabela e abas" aside={`${samplePlayers.length} jogadores`}>
      <Tabs
        id={id}
        label="Escopo"
        tabs={sampleTabs}
        value={tab}
        link={(value) => ({ to: '/kit', search: { tab: value, page, sort } })}
      />
      <TabPanel id={id} value={tab}>
        <DataTable
          caption="Mercado de jogadores"
          captionHidden
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          sort={sort}
          sortLink={(next) => ({ to: '/kit', search: { tab, page, sort: next } })}
          tone={(row) => tones[row.id - 1]}
        />
        <Pagination page={page} pageCount={18} link={(next) => ({ to: '/kit', search: { tab, page: next, sort } })} />
      </TabPanel>
    </Card>
  )
}

function playerColumns(pointTenths: (tenths: number) => string): Column<SamplePlayer>[] {
  return [
    {
      key: 'name',
      header: 'Jogador',
      naming: true,
      sortValue: ({ name }) => name,
      cell: ({ name, club, shirt }) => (
        <span className="flex items-center gap-2.5">
          <ClubShirt shirt={shirt} />
          <span>
            {name}
            <span className="block text-small font-normal text-muted">{club}</span>
          </span>
        </span>
      ),
    },
    { key: 'position', header: 'Posição', fold: 'phone', cell: ({ position }) => position },
    {
      key: 'last',
      header: 'Últimas 5',
      fold: 'tablet',
      foldAway: true,
      cell: ({ lastTenths }) => <Sparkline values={lastTenths} label={lastTenths.map(pointTenths).join('; ')} />,
    },
    { key: 'points', header: 'Pontos', numeric: true, sortValue: ({ points }) => points, cell: ({ points }) => points },
    {
      key: 'price',
      header: 'Valor',
      numeric: true,
      sortValue: ({ price }) => price,
      cell: ({ price, trend }) => (
        <span className="inline-flex items-center justify-end gap-1.5">
          {price}
          <Trend direction={trend} />
        </span>
      ),
    },
    {
      key: 'add',
      header: 'Ação',
      headerHidden: true,
      numeric: true,
      cell: ({ name }) => (
        <IconButton label={`Adicionar ${name}`} className="border border-control">
          <Plus size={18} aria-hidden />
        </IconButton>
      ),
    },
  ]
}
