import { queryOptions } from '@tanstack/react-query'
import { callApi, type FetchApi } from '#web/api-client.ts'

const livePollMs = 20_000

export function todayMatchesQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['matches', 'today'],
    queryFn: ({ signal }) =>
      callApi({
        fetchApi,
        path: '/api/matches/today',
        schema: async () => (await import('#contract/match.ts')).todayMatchesSchema,
        signal,
      }),
    refetchInterval: ({ state }) =>
      state.data?.matches.some((match) => match.state === 'live') === true ? livePollMs : false,
  })
}
