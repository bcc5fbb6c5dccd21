import { queryOptions } from '@tanstack/react-query'
import type { UpcomingPicks } from '#contract/pick.ts'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

/** One match: the pick before kick-off, the comparison afterwards. */
export function matchPickQuery(fetchApi: FetchApi, matchId: number) {
  return queryOptions({
    queryKey: ['picks', 'open', matchId],
    queryFn: apiReader<UpcomingPicks>({
      fetchApi,
      path: `/api/matches/${matchId}/pick`,
    }),
  })
}
