import { queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

/** A fallback for running matches, in case the visitor's network blocks the event stream. */
const livePollMs = 20_000

export function matchPageQuery(fetchApi: FetchApi, matchId: number) {
  const queryFn = apiReader(fetchApi, 'GET /api/matches/{id}', { id: matchId })
  return queryOptions({
    queryKey: ['matches', 'page', matchId],
    queryFn,
    refetchInterval: ({ state }) => (state.data?.match.state === 'live' ? livePollMs : false),
  })
}
