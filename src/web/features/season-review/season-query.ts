import { queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

export interface SeasonRequest {
  managerId: number | undefined
  season: number | undefined
}

export function seasonQuery(fetchApi: FetchApi, { managerId, season }: SeasonRequest) {
  return queryOptions({
    queryKey: ['rounds', 'season', managerId ?? 'own', season ?? 'newest'],
    queryFn: apiReader(fetchApi, 'GET /api/season-review', { manager: managerId, season }),
  })
}
