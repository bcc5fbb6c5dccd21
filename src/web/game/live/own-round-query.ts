import { queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

/** The round in play as it is for the viewer. The event stream makes it old, so every panel may ask for it. */
export function ownRoundQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['own-round'],
    queryFn: apiReader({
      fetchApi,
      path: '/api/rounds/own',
      schema: async () => (await import('#contract/live.ts')).ownRoundSchema,
    }),
  })
}

/** What may still come of it, for the duel and the leagues. */
export function ownChancesQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['own-round', 'chances'],
    queryFn: apiReader({
      fetchApi,
      path: '/api/rounds/own/chances',
      schema: async () => (await import('#contract/chance.ts')).ownChancesSchema,
    }),
  })
}
