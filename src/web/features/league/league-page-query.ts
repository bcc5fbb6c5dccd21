import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { LeaguePageView } from '#contract/league.ts'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'
import { pageText } from '#web/base/query-text.ts'
import { refetchWhileBehind } from '#web/game/league/refetch-while-behind.ts'

interface LeaguePageRequest {
  leagueId: number
  page?: number | undefined
  round?: number | undefined
  code?: string | undefined
}

export function leaguePageQuery(fetchApi: FetchApi, { leagueId, ...request }: LeaguePageRequest) {
  return queryOptions({
    queryKey: ['leagues', 'page', leagueId, request],
    queryFn: apiReader<LeaguePageView>({
      fetchApi,
      path: `/api/leagues/${leagueId}${pageText(request)}`,
    }),
    placeholderData: keepPreviousData,
    refetchInterval: refetchWhileBehind,
  })
}
