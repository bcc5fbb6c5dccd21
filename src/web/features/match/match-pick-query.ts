import { queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

/** One match with the viewer's pick: open until kick-off, afterwards with its points. */
export function matchPickQuery(fetchApi: FetchApi, matchId: number) {
  return queryOptions({
    queryKey: ['picks', 'open', matchId],
    queryFn: apiReader(fetchApi, 'GET /api/matches/{id}/pick', { id: matchId }),
  })
}
