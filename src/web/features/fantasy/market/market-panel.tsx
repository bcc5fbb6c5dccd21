import type { MarketView } from '#contract/market.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { LinkTarget } from '#web/router/target.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { sortRows, type Sort } from '#web/ui/sort-rows.ts'
import { filterPlayers } from './filter-players.ts'
import { marketColumns, type MarketActions } from './market-columns.tsx'
import { cleared, MarketFilters, type FilterValues } from './market-filters.tsx'
import { SortSelect } from './sort-select.tsx'

export const ROWS_A_PAGE = 10

interface Props {
  market: MarketView
  budgetLeft: number
  actions: MarketActions
  filters: FilterValues
  onFilter: (change: FilterValues) => void
  sort: Sort
  sortLink: (sort: Sort) => LinkTarget
  onSort: (sort: Sort) => void
  page: number
  pageLink: (page: number) => LinkTarget
}

export function MarketPanel(props: Props) {
  const { market, budgetLeft, actions, filters, onFilter, sort, sortLink, onSort, page, pageLink } = props
  const words = useFeatureCopy('fantasy')
  const format = useFormat()
  const clubs = new Map(market.clubs.map((club) => [club.id, club]))
  const columns = marketColumns({ words, format, clubs, actions })
  const found = filterPlayers(market, {
    search: filters.busca ?? '',
    position: filters.posicao,
    clubId: filters.clube,
    minPrice: filters.de,
    maxPrice: filters.ate,
    prospect: filters.situacao,
    budget: filters.cabe ? budgetLeft : undefined,
  })
  const sorted = sortRows({ rows: found, columns, sort, language: format.language })
  const pageCount = Math.max(1, Math.ceil(sorted.length / ROWS_A_PAGE))
  const shown = Math.min(page, pageCount)
  return (
    <Card
      className="max-sm:p-3 print:hidden"
      title={words.market.title}
      aside={<span role="status">{words.market.count(found.length)}</span>}
    >
      {/* An empty place on the pitch leads here, by keyboard too. */}
      <div
        id="mercado"
        tabIndex={-1}
        role="group"
        aria-label={words.market.title}
        className="scroll-mt-20 outline-none"
      >
        <SkipLinks />
        <MarketFilters modality={market.modality} values={filters} clubs={market.clubs} onChange={onFilter} />
        <SortSelect columns={columns} sort={sort} onSort={onSort} />
        {sorted.length === 0 ? (
          <EmptyState title={words.market.emptyTitle} detail={words.market.emptyDetail}>
            <Button look="secondary" onClick={() => onFilter(cleared)}>
              {words.market.clear}
            </Button>
          </EmptyState>
        ) : (
          <DataTable
            caption={words.market.caption}
            captionHidden
            dense
            columns={columns}
            rows={sorted.slice((shown - 1) * ROWS_A_PAGE, shown * ROWS_A_PAGE)}
            rowKey={({ id }) => id}
            sort={sort}
            sortLink={sortLink}
          />
        )}
        <Pagination page={shown} pageCount={pageCount} link={pageLink} />
        <p className="pt-3 text-small text-muted">{words.market.pointsHint}</p>
      </div>
    </Card>
  )
}

/** Some fifty stops lie between the first filter and saving: the keyboard passes them at once. */
function SkipLinks() {
  const { squad: words } = useFeatureCopy('fantasy')
  const look =
    'sr-only rounded-control bg-brand font-semibold text-on-brand focus:not-sr-only focus:mb-2 focus:inline-block focus:px-4 focus:py-2.5'
  return (
    <p>
      <a href="#meu-time" className={look}>
        {words.skipToSquad}
      </a>
      <a href="#salvar" className={look}>
        {words.skipToSave}
      </a>
    </p>
  )
}
