import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi, type FetchApi } from '#web/base/api-client.ts'
import type { Board } from './ranking-queries.ts'

export function rankingSearchQuery(fetchApi: FetchApi, { scope, metric }: Board, name: string) {
  return queryOptions({
    queryKey: ['rankings', 'search', scope, metric, name],
    queryFn: ({ signal }) => callApi(fetchApi, 'GET /api/rankings/search', { scope, metric, name, signal }),
    enabled: name !== '',
    placeholderData: keepPreviousData,
  })
}
