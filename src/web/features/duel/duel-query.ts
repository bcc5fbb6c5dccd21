import { queryOptions } from '@tanstack/react-query'
import { callApi, type FetchApi } from '#web/api-client.ts'

export function ownDuelQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['duel', 'own'],
    queryFn: ({ signal }) =>
      callApi({
        fetchApi,
        path: '/api/duels/own',
        schema: async () => (await import('#contract/duel.ts')).ownDuelSchema,
        signal,
      }),
  })
}
