import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { SavePicks } from '#contract/pick.ts'
import { callApi, type FetchApi } from '#web/api-client.ts'

export function upcomingPicksQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['picks', 'upcoming'],
    queryFn: ({ signal }) =>
      callApi({
        fetchApi,
        path: '/api/picks/upcoming',
        schema: async () => (await import('#contract/pick.ts')).upcomingPicksSchema,
        signal,
      }),
    refetchInterval: 60_000,
  })
}

export function pickHistoryQuery(fetchApi: FetchApi, page: number) {
  return queryOptions({
    queryKey: ['picks', 'history', page],
    queryFn: ({ signal }) =>
      callApi({
        fetchApi,
        path: `/api/picks/history?page=${page}`,
        schema: async () => (await import('#contract/pick.ts')).pickHistorySchema,
        signal,
      }),
    placeholderData: keepPreviousData,
  })
}

export const sendPicks = (fetchApi: FetchApi, body: SavePicks) =>
  callApi({
    fetchApi,
    path: '/api/picks',
    method: 'PUT',
    body,
    schema: async () => (await import('#contract/pick.ts')).savedPicksSchema,
  })
