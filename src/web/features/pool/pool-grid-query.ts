import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'
import { cursorOfPage } from '#web/base/query-text.ts'

interface GridRequest {
  leagueId: number
  stage?: string | undefined
  page?: number | undefined
  code?: string | undefined
}

export function poolGridQuery(fetchApi: FetchApi, { leagueId, ...request }: GridRequest) {
  const { page, ...rest } = request
  return queryOptions({
    queryKey: ['leagues', 'grid', leagueId, request],
    queryFn: apiReader(fetchApi, 'GET /api/pools/{id}/grid', { id: leagueId, ...rest, cursor: cursorOfPage(page) }),
    placeholderData: keepPreviousData,
  })
}
