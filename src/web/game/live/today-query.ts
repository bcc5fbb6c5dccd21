import { queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

const livePollMs = 20_000

export function todayMatchesQuery(fetchApi: FetchApi) {
  const queryFn = apiReader(fetchApi, 'GET /api/matches/today')
  return queryOptions({
    queryKey: ['matches', 'today'],
    queryFn,
    refetchInterval: ({ state }) =>
      state.data?.matches.some((match) => match.state === 'live') === true ? livePollMs : false,
  })
}
