import { queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

/** Matches of today that have not begun, with the viewer's picks. */
export function todayPicksQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['picks', 'open', 'today'],
    queryFn: apiReader(fetchApi, 'GET /api/picks/upcoming', { only: 'today' }),
    refetchInterval: 60_000,
  })
}
