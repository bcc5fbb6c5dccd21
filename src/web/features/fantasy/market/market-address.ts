import type { LinkTarget } from '#web/router/target.ts'
import type { Sort } from '#web/ui/sort-rows.ts'
import { changedSearch, DEFAULT_SORT, MARKET_SORTS, type FantasySearch } from './fantasy-search.ts'

export const marketLink = (change: FantasySearch): LinkTarget => ({
  to: '/fantasy',
  // Reads the address at the moment of the tap, because an earlier choice may not be rendered yet.
  search: (latest: object) => changedSearch(latest, change),
  resetScroll: false,
})

export const sortOf = ({ ordem, sentido }: FantasySearch): Sort =>
  ordem ? { column: ordem, direction: sentido === 'asc' ? 'ascending' : 'descending' } : DEFAULT_SORT

export const sortSearch = ({ column, direction }: Sort): FantasySearch => ({
  ordem: MARKET_SORTS.find((known) => known === column) ?? DEFAULT_SORT.column,
  sentido: direction === 'ascending' ? 'asc' : 'desc',
})
