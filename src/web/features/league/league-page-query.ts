import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'
import { refetchWhileBehind } from '#web/game/league/refetch-while-behind.ts'
import { cursorOfPage } from '#web/base/query-text.ts'

interface LeaguePageRequest {
  leagueId: number
  page?: number | undefined
  round?: number | undefined
  code?: string | undefined
}

export function leaguePageQuery(fetchApi: FetchApi, { leagueId, ...request }: LeaguePageRequest) {
  const { page, ...rest } = request
  return queryOptions({
    queryKey: ['leagues', 'page', leagueId, request],
    queryFn: apiReader(fetchApi, 'GET /api/leagues/{id}', { id: leagueId, ...rest, cursor: cursorOfPage(page) }),
    placeholderData: keepPreviousData,
    refetchInterval: refetchWhileBehind,
  })
}
