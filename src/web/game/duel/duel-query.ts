import { queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

/** The duel of the round in play or of the last one; with a round's id, of that one. */
export function ownDuelQuery(fetchApi: FetchApi, roundId?: number) {
  return queryOptions({
    queryKey: ['duel', 'own', roundId ?? 'newest'],
    queryFn: apiReader({
      fetchApi,
      path: roundId === undefined ? '/api/duels/own' : `/api/duels/own?round=${roundId}`,
      schema: async () => (await import('#contract/duel.ts')).ownDuelSchema,
    }),
  })
}
