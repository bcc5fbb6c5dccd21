import { queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

const minuteMs = 60_000

/** The whole market at once: filtering, searching and sorting need no further request. */
export function marketQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['market'],
    queryFn: apiReader({
      fetchApi,
      path: '/api/market',
      schema: async () => (await import('#contract/market.ts')).marketSchema,
    }),
    refetchInterval: minuteMs,
  })
}

export function clockQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['market', 'clock'],
    queryFn: apiReader({
      fetchApi,
      path: '/api/market/clock',
      schema: async () => (await import('#contract/market.ts')).clockSchema,
    }),
    refetchInterval: minuteMs,
    // Asked again at once: the server's page may have been on its way for a while.
    staleTime: 0,
  })
}
