import { queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

const minuteMs = 60_000

/** Loads the whole market in one request, so filtering, searching and sorting need no further request. */
export function marketQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['market'],
    queryFn: apiReader(fetchApi, 'GET /api/market'),
    refetchInterval: minuteMs,
    meta: { isLarge: true },
  })
}
