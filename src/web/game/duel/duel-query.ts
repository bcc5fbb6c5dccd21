import { queryOptions } from '@tanstack/react-query'
import type { OwnDuel } from '#contract/duel.ts'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

export interface DuelRequest {
  /** Without it: the round in play, otherwise the last one. */
  roundId?: number | undefined
  /** Without it: the viewer. */
  managerId?: number | undefined
}

export function ownDuelQuery(fetchApi: FetchApi, { roundId, managerId }: DuelRequest = {}) {
  const query = [
    ...(roundId === undefined ? [] : [`round=${roundId}`]),
    ...(managerId === undefined ? [] : [`manager=${managerId}`]),
  ].join('&')
  return queryOptions({
    queryKey: ['duel', managerId ?? 'own', roundId ?? 'newest'],
    queryFn: apiReader<OwnDuel>({
      fetchApi,
      path: query ? `/api/duels/own?${query}` : '/api/duels/own',
    }),
  })
}
