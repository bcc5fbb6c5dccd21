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
