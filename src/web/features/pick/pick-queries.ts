import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

export function upcomingPicksQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['picks', 'open', 'all'],
    queryFn: apiReader({
      fetchApi,
      path: '/api/picks/upcoming',
      schema: async () => (await import('#contract/pick.ts')).upcomingPicksSchema,
    }),
    refetchInterval: 60_000,
  })
}

export function pickHistoryQuery(fetchApi: FetchApi, page: number) {
  return queryOptions({
    queryKey: ['picks', 'history', page],
    queryFn: apiReader({
      fetchApi,
      path: `/api/picks/history?page=${page}`,
      schema: async () => (await import('#contract/pick.ts')).pickHistorySchema,
    }),
    placeholderData: keepPreviousData,
  })
}
