import type { AppContext } from '#web/base/app-context.ts'
import { pickHistoryQuery, upcomingPicksQuery } from './pick-queries.ts'
import type { PickSearch } from './pick-search.ts'

export const loadPicks = ({ queryClient, fetchApi }: AppContext, { ver, pagina }: PickSearch) =>
  ver === 'historico'
    ? queryClient.prefetchQuery(pickHistoryQuery(fetchApi, pagina ?? 1))
    : queryClient.prefetchQuery(upcomingPicksQuery(fetchApi))
