import { queryOptions } from '#web/queries/use-query.ts'
import type { Analytics } from '#contract/analytics.ts'
import type { Sport } from '#domain/sport/sport.ts'
import type { Period } from '#contract/analytics-terms.ts'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

export function analyticsQuery(fetchApi: FetchApi, sport: Sport, period: Period) {
  const path = `/api/analytics/${sport}/${period}`
  return queryOptions({
    queryKey: ['analytics', sport, period],
    queryFn: apiReader<Analytics>({ fetchApi, path }),
    meta: { follows: path, firstPart },
  })
}

/** The table alone; the panels beside and below it wait for the rest. */
const firstPart = (all: Analytics): Analytics => ({
  ...all,
  scorers: [],
  next: [],
  strength: { ...all.strength, series: [] },
  outlook: null,
})
