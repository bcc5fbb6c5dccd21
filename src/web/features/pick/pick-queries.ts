import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { SavePicks } from '#contract/pick.ts'
import { callApi, type FetchApi } from '#web/api-client.ts'

/** Every list of matches one may pick stands under it, so that a saved pick shows in all of them. */
export const openPicksKey = ['picks', 'open'] as const

export function upcomingPicksQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: [...openPicksKey, 'all'],
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

/** One match as its page needs it: to pick before kick-off, to compare afterwards. */
export function matchPickQuery(fetchApi: FetchApi, matchId: number) {
  return queryOptions({
    queryKey: [...openPicksKey, matchId],
    queryFn: ({ signal }) =>
      callApi({
        fetchApi,
        path: `/api/matches/${matchId}/pick`,
        schema: async () => (await import('#contract/pick.ts')).upcomingPicksSchema,
        signal,
      }),
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
    keepalive: true,
    schema: async () => (await import('#contract/pick.ts')).savedPicksSchema,
  })
