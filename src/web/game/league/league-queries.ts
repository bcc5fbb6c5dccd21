import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { LEAGUE_SCOPES } from '#contract/league.ts'
import type { LeagueFormat } from '#domain/league/league-kinds.ts'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'
import { cursorOfPage } from '#web/base/query-text.ts'
import { refetchWhileBehind } from './refetch-while-behind.ts'

export interface LeagueListRequest {
  search?: string
  scope?: (typeof LEAGUE_SCOPES)[number]
  format?: LeagueFormat | undefined
  page?: number
}

export function leaguesQuery(fetchApi: FetchApi, request: LeagueListRequest = {}) {
  const { page, ...rest } = request
  return queryOptions({
    queryKey: ['leagues', 'list', request],
    queryFn: apiReader(fetchApi, 'GET /api/leagues', { ...rest, cursor: cursorOfPage(page) }),
    placeholderData: keepPreviousData,
    refetchInterval: refetchWhileBehind,
  })
}
