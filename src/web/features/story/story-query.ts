import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

/** The round in play or, between rounds, the last one. */
export function newestRoundQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['rounds', 'newest'],
    queryFn: apiReader({
      fetchApi,
      path: '/api/rounds/newest',
      schema: async () => (await import('#contract/story.ts')).newestRoundSchema,
    }),
  })
}

/** A round as a manager played it; the viewer's own when nobody is named. */
export function storyQuery(
  fetchApi: FetchApi,
  { roundId, managerId }: { roundId: number; managerId?: number | undefined },
) {
  return queryOptions({
    queryKey: ['rounds', 'story', roundId, managerId ?? 'own'],
    queryFn: apiReader({
      fetchApi,
      path: `/api/rounds/${roundId}/story${managerId === undefined ? '' : `?manager=${managerId}`}`,
      schema: async () => (await import('#contract/story.ts')).roundStorySchema,
    }),
  })
}

/** Whom the manager could have bought for the round, for what. */
export function roundMarketQuery(fetchApi: FetchApi, { roundId, managerId }: { roundId: number; managerId: number }) {
  return queryOptions({
    queryKey: ['rounds', 'market', roundId, managerId],
    queryFn: apiReader({
      fetchApi,
      path: `/api/rounds/${roundId}/market?manager=${managerId}`,
      schema: async () => (await import('#contract/what-if.ts')).roundMarketSchema,
    }),
  })
}

export interface OtherLineup {
  playerIds: readonly number[]
  captainId: number
}

export function whatIfQuery(
  fetchApi: FetchApi,
  { roundId, managerId, playerIds, captainId }: OtherLineup & { roundId: number; managerId: number },
) {
  const players = playerIds.join('-')
  return queryOptions({
    queryKey: ['rounds', 'what-if', roundId, managerId, `${players}/${captainId}`],
    queryFn: apiReader({
      fetchApi,
      path: `/api/rounds/${roundId}/what-if?manager=${managerId}&players=${players}&captain=${captainId}`,
      schema: async () => (await import('#contract/what-if.ts')).whatIfSchema,
    }),
    placeholderData: keepPreviousData,
  })
}
