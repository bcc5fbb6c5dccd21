import { queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

export interface DuelRequest {
  /** Without it: the round in play, otherwise the last one. */
  roundId?: number | undefined
  /** Without it: the viewer. */
  managerId?: number | undefined
}

export function ownDuelQuery(fetchApi: FetchApi, { roundId, managerId }: DuelRequest = {}) {
  return queryOptions({
    queryKey: ['duel', managerId ?? 'own', roundId ?? 'newest'],
    queryFn: apiReader(fetchApi, 'GET /api/duels/own', { round: roundId, manager: managerId }),
  })
}
