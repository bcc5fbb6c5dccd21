import { queryOptions } from '#web/queries/use-query.ts'
import type { MarketView } from '#contract/market.ts'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

const minuteMs = 60_000
const marketPath = '/api/market'

/** The whole market at once: filtering, searching and sorting need no further request. */
export function marketQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['market'],
    queryFn: apiReader<MarketView>({
      fetchApi,
      path: marketPath,
    }),
    refetchInterval: minuteMs,
    meta: { follows: marketPath },
  })
}
