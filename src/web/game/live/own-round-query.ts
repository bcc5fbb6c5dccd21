import { queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

/** The round in play for the viewer. The event stream makes it stale, so any panel may use it. */
export function ownRoundQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['own-round'],
    queryFn: apiReader(fetchApi, 'GET /api/rounds/own'),
  })
}

/** The viewer's chances in the duel and in leagues. */
export function ownChancesQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['own-round', 'chances'],
    queryFn: apiReader(fetchApi, 'GET /api/rounds/own/chances'),
  })
}
