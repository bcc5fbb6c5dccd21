import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi, type FetchApi } from '#web/base/api-client.ts'
import { cursorOfPage } from '#web/base/query-text.ts'
import type { RankingChoice } from './ranking-search.ts'

export type Board = Pick<RankingChoice, 'scope' | 'metric'>

export function rankingQuery(fetchApi: FetchApi, choice: RankingChoice) {
  const { scope, metric, page, size } = choice
  return queryOptions({
    queryKey: ['rankings', 'page', scope, metric, page, size],
    queryFn: ({ signal }) =>
      callApi(fetchApi, 'GET /api/rankings', { scope, metric, cursor: cursorOfPage(page), limit: size, signal }),
    placeholderData: keepPreviousData,
  })
}

export function ownRankingQuery(fetchApi: FetchApi, { scope, metric }: Board) {
  return queryOptions({
    queryKey: ['rankings', 'own', scope, metric],
    queryFn: ({ signal }) => callApi(fetchApi, 'GET /api/rankings/own', { scope, metric, signal }),
  })
}
