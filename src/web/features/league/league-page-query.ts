import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { LeaguePageView } from '#contract/league.ts'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'
import { pageText } from '#web/base/query-text.ts'
import { whileBehind } from '#web/game/league/while-behind.ts'

interface LeaguePageAsked {
  leagueId: number
  page?: number | undefined
  round?: number | undefined
  code?: string | undefined
}

export function leaguePageQuery(fetchApi: FetchApi, { leagueId, ...asked }: LeaguePageAsked) {
  return queryOptions({
    queryKey: ['leagues', 'page', leagueId, asked],
    queryFn: apiReader<LeaguePageView>({
      fetchApi,
      path: `/api/leagues/${leagueId}${pageText(asked)}`,
    }),
    placeholderData: keepPreviousData,
    refetchInterval: whileBehind,
  })
}
