import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { PoolGrid } from '#contract/pool.ts'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'
import { pageText } from '#web/base/query-text.ts'

interface GridRequest {
  leagueId: number
  stage?: string | undefined
  page?: number | undefined
  code?: string | undefined
}

export function poolGridQuery(fetchApi: FetchApi, { leagueId, ...request }: GridRequest) {
  return queryOptions({
    queryKey: ['leagues', 'grid', leagueId, request],
    queryFn: apiReader<PoolGrid>({
      fetchApi,
      path: `/api/pools/${leagueId}/grid${pageText(request)}`,
    }),
    placeholderData: keepPreviousData,
  })
}
