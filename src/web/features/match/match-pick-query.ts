import { queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

/** One match: the pick before kick-off, the comparison afterwards. */
export function matchPickQuery(fetchApi: FetchApi, matchId: number) {
  return queryOptions({
    queryKey: ['picks', 'open', matchId],
    queryFn: apiReader(fetchApi, 'GET /api/matches/{id}/pick', { id: matchId }),
  })
}
