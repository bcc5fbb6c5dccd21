import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { PoolJokers } from '#contract/pool-joker.ts'
import type { PoolBracket } from '#contract/pool-bracket.ts'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'
import { pageText } from '#web/base/query-text.ts'

interface BracketRequest {
  leagueId: number
  page?: number | undefined
  code?: string | undefined
}

export const poolBracketQuery = (fetchApi: FetchApi, { leagueId, ...request }: BracketRequest) =>
  queryOptions({
    queryKey: ['leagues', 'bracket', leagueId, request],
    queryFn: apiReader<PoolBracket>({
      fetchApi,
      path: `/api/pools/${leagueId}/bracket${pageText(request)}`,
    }),
    placeholderData: keepPreviousData,
  })

export const jokersQuery = (fetchApi: FetchApi, leagueId: number) =>
  queryOptions({
    queryKey: ['leagues', 'jokers', leagueId, {}],
    queryFn: apiReader<PoolJokers>({
      fetchApi,
      path: `/api/pools/${leagueId}/jokers`,
    }),
  })
