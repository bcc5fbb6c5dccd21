import { queryOptions } from '@tanstack/react-query'
import { callApi, type FetchApi } from '#web/api-client.ts'

/** A second way to hear of a running match, should the stream be closed on the visitor's side. */
const livePollMs = 20_000

export function matchPageQuery(fetchApi: FetchApi, matchId: number) {
  return queryOptions({
    queryKey: ['matches', 'page', matchId],
    queryFn: ({ signal }) =>
      callApi({
        fetchApi,
        path: `/api/matches/${matchId}`,
        schema: async () => (await import('#contract/match.ts')).matchPageSchema,
        signal,
      }),
    refetchInterval: ({ state }) => (state.data?.match.state === 'live' ? livePollMs : false),
  })
}
