import { queryOptions } from '@tanstack/react-query'
import type { SeasonReview } from '#contract/season-review.ts'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

export interface SeasonRequest {
  managerId: number | undefined
  season: number | undefined
}

export function seasonQuery(fetchApi: FetchApi, { managerId, season }: SeasonRequest) {
  const query = new URLSearchParams({
    ...(managerId !== undefined && { manager: String(managerId) }),
    ...(season !== undefined && { season: String(season) }),
  })
  return queryOptions({
    queryKey: ['rounds', 'season', managerId ?? 'own', season ?? 'newest'],
    queryFn: apiReader<SeasonReview>({
      fetchApi,
      path: `/api/season-review?${query.toString()}`,
    }),
  })
}
