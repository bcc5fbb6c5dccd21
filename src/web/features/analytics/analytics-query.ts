import { queryOptions } from '@tanstack/react-query'
import type { Sport } from '#domain/sport/sport.ts'
import type { Period } from '#contract/analytics-terms.ts'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

export function analyticsQuery(fetchApi: FetchApi, sport: Sport, period: Period) {
  return queryOptions({
    queryKey: ['analytics', sport, period],
    queryFn: apiReader(fetchApi, 'GET /api/analytics/{sport}/{period}', { sport, period }),
  })
}
