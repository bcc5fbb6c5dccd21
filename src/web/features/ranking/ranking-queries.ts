import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OwnRanking, RankingView } from '#contract/ranking.ts'
import { callApi, type FetchApi } from '#web/base/api-client.ts'
import { pageText } from '#web/base/query-text.ts'
import type { RankingChoice } from './ranking-search.ts'

export type Board = Pick<RankingChoice, 'scope' | 'metric'>

export function rankingQuery(fetchApi: FetchApi, choice: RankingChoice) {
  const { scope, metric, page, size } = choice
  return queryOptions({
    queryKey: ['rankings', 'page', scope, metric, page, size],
    queryFn: ({ signal }) =>
      callApi<RankingView>({
        fetchApi,
        path: `/api/rankings${pageText({ scope, metric, page, limit: size })}`,
        signal,
      }),
    placeholderData: keepPreviousData,
  })
}

export function ownRankingQuery(fetchApi: FetchApi, { scope, metric }: Board) {
  return queryOptions({
    queryKey: ['rankings', 'own', scope, metric],
    queryFn: ({ signal }) =>
      callApi<OwnRanking>({
        fetchApi,
        path: `/api/rankings/own?scope=${scope}&metric=${metric}`,
        signal,
      }),
  })
}
