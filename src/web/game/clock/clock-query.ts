import { queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

const minuteMs = 60_000

export function clockQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['market', 'clock'],
    queryFn: apiReader(fetchApi, 'GET /api/market/clock'),
    refetchInterval: minuteMs,
    // Stale immediately: the server's page may be some time old when it arrives.
    staleTime: 0,
  })
}
