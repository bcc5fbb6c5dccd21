import { queryOptions } from '@tanstack/react-query'
import type { OwnChances } from '#contract/chance.ts'
import type { OwnRound } from '#contract/live.ts'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

/** The round in play as it is for the viewer. The event stream makes it old, so every panel may ask for it. */
export function ownRoundQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['own-round'],
    queryFn: apiReader<OwnRound>({
      fetchApi,
      path: '/api/rounds/own',
    }),
  })
}

/** What may still come of it, for the duel and the leagues. */
export function ownChancesQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['own-round', 'chances'],
    queryFn: apiReader<OwnChances>({
      fetchApi,
      path: '/api/rounds/own/chances',
    }),
  })
}
