import { queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

/** What is left to pick of today. */
export function todayPicksQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['picks', 'open', 'today'],
    queryFn: apiReader({
      fetchApi,
      path: '/api/picks/upcoming?only=today',
      schema: async () => (await import('#contract/pick.ts')).upcomingPicksSchema,
    }),
    refetchInterval: 60_000,
  })
}
