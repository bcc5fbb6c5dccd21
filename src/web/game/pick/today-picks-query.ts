import { queryOptions } from '@tanstack/react-query'
import type { UpcomingPicks } from '#contract/pick.ts'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

/** Matches of today without a pick. */
export function todayPicksQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['picks', 'open', 'today'],
    queryFn: apiReader<UpcomingPicks>({
      fetchApi,
      path: '/api/picks/upcoming?only=today',
    }),
    refetchInterval: 60_000,
  })
}
