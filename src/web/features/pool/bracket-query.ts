import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'
import { cursorOfPage } from '#web/base/query-text.ts'

interface BracketRequest {
  leagueId: number
  page?: number | undefined
  code?: string | undefined
}

export const poolBracketQuery = (fetchApi: FetchApi, { leagueId, ...request }: BracketRequest) => {
  const { page, ...rest } = request
  return queryOptions({
    queryKey: ['leagues', 'bracket', leagueId, request],
    queryFn: apiReader(fetchApi, 'GET /api/pools/{id}/bracket', { id: leagueId, ...rest, cursor: cursorOfPage(page) }),
    placeholderData: keepPreviousData,
  })
}

export const jokersQuery = (fetchApi: FetchApi, leagueId: number) =>
  queryOptions({
    queryKey: ['leagues', 'jokers', leagueId, {}],
    queryFn: apiReader(fetchApi, 'GET /api/pools/{id}/jokers', { id: leagueId }),
  })
