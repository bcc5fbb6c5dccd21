import { apiReader, type FetchApi } from '#web/base/api-client.ts'
import { queryOptions } from '@tanstack/react-query'

/** What the viewer can do with the match as its organiser. */
export const organiserQuery = (fetchApi: FetchApi, matchId: number) =>
  queryOptions({
    queryKey: ['matches', 'organiser', matchId],
    queryFn: apiReader(fetchApi, 'GET /api/matches/{id}/organiser', { id: matchId }),
  })
