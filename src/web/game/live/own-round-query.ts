import { queryOptions } from '@tanstack/react-query'
import type { OwnChances } from '#contract/chance.ts'
import type { OwnRound } from '#contract/live.ts'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

/** The round in play for the viewer. The event stream makes it stale, so any panel may use it. */
export function ownRoundQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['own-round'],
    queryFn: apiReader<OwnRound>({
      fetchApi,
      path: '/api/rounds/own',
    }),
  })
}

/** Possible outcomes for the duel and the leagues. */
export function ownChancesQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['own-round', 'chances'],
    queryFn: apiReader<OwnChances>({
      fetchApi,
      path: '/api/rounds/own/chances',
    }),
  })
}
