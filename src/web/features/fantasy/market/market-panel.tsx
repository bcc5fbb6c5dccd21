import { useDeferredValue, useMemo } from 'react'
import type { MarketView } from '#contract/market.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { sortRows } from '#web/ui/sort-rows.ts'
import type { FantasySearch } from './fantasy-search.ts'
import { filterPlayers } from './filter-players.ts'
import { marketColumns, type MarketActions } from './market-columns.tsx'
import { marketLink, sortOf, sortSearch } from './market-address.ts'
import { cleared } from './filter-values.ts'
import { MarketFilters } from './market-filters.tsx'
import { SortSelect } from './sort-select.tsx'

const ROWS_A_PAGE = 10

interface Wanted {
  market: MarketView
  budgetLeft: number
  actions: MarketActions
  search: FantasySearch
}

interface Props extends Wanted {
  onSearch: (change: FantasySearch) => void
}

/** The list for the current squad and address. It is deferred, so that a tap is answered before the list renders. */
function useMarketList(wanted: Wanted) {
  const shown = useDeferredValue(wanted)
  const { market, budgetLeft, actions, search } = shown
  const words = useFeatureCopy('fantasy')
  const format = useFormat()
  const sort = useMemo(() => sortOf(search), [search])
  const columns = useMemo(() => {
    const clubs = new Map(market.clubs.map((club) => [club.id, club]))
    return marketColumns({ words, format, clubs, actions })
  }, [words, format, market, actions])
  const sorted = useMemo(() => {
    const found = filterPlayers(market, {
      search: search.busca ?? '',
      position: search.posicao,
      clubId: search.clube,
      minPrice: search.de,
      maxPrice: search.ate,
      prospect: search.situacao,
      budget: search.cabe ? budgetLeft : undefined,
    })
    return sortRows({ rows: found, columns, sort, language: format.language })
  }, [market, search, budgetLeft, columns, sort, format])
  const pageCount = Math.max(1, Math.ceil(sorted.length / ROWS_A_PAGE))
  const page = Math.min(search.pagina ?? 1, pageCount)
  const rows = useMemo(() => sorted.slice((page - 1) * ROWS_A_PAGE, page * ROWS_A_PAGE), [sorted, page])
  const table = useMemo(
    () => (
      <>
        <DataTable
          caption={words.market.caption}
          captionHidden
          dense
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          sort={sort}
          sortLink={(next) => marketLink(sortSearch(next))}
        />
        <Pagination page={page} pageCount={pageCount} link={(pagina) => marketLink({ pagina })} />
      </>
    ),
    [words, columns, rows, page, pageCount, sort],
  )
  return { columns, count: sorted.length, table, isBehind: shown !== wanted }
}

export function MarketPanel({ market, budgetLeft, actions, search, onSearch }: Props) {
  const words = useFeatureCopy('fantasy')
  const wanted = useMemo(() => ({ market, budgetLeft, actions, search }), [market, budgetLeft, actions, search])
  const { columns, count, table, isBehind } = useMarketList(wanted)
  return (
    <Card
      className="max-sm:p-3 max-sm:[&>header]:sr-only print:hidden"
      title={words.market.title}
      aside={<span role="status">{words.market.count(count)}</span>}
    >
      {/* The links of empty places on the pitch lead here and bring the keyboard focus. */}
      <div
        id="mercado"
        tabIndex={-1}
        role="group"
        aria-label={words.market.title}
        className="scroll-mt-20 outline-none"
      >
        <SkipLinks />
        <MarketFilters modality={market.modality} values={search} clubs={market.clubs} onChange={onSearch} />
        <SortSelect columns={columns} sort={sortOf(search)} onSort={(sort) => onSearch(sortSearch(sort))} />
        {count === 0 ? (
          <EmptyState title={words.market.emptyTitle} detail={words.market.emptyDetail}>
            <Button look="secondary" onClick={() => onSearch(cleared)}>
              {words.market.clear}
            </Button>
          </EmptyState>
        ) : (
          <div aria-busy={isBehind || undefined}>{table}</div>
        )}
        <p className="pt-3 text-small text-muted">{words.market.pointsHint}</p>
      </div>
    </Card>
  )
}

/** Many tab stops lie between the first filter and the save button. These links skip them. */
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
