import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

/** The round in play, or the last one between rounds. */
export function newestRoundQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['rounds', 'newest'],
    queryFn: apiReader(fetchApi, 'GET /api/rounds/newest'),
  })
}

/** One manager's round, or the viewer's own if no manager is given. */
export function storyQuery(
  fetchApi: FetchApi,
  { roundId, managerId }: { roundId: number; managerId?: number | undefined },
) {
  return queryOptions({
    queryKey: ['rounds', 'story', roundId, managerId ?? 'own'],
    queryFn: apiReader(fetchApi, 'GET /api/rounds/{id}/story', { id: roundId, manager: managerId }),
  })
}

/** The players that the manager could have bought for the round, with prices. */
export function roundMarketQuery(fetchApi: FetchApi, { roundId, managerId }: { roundId: number; managerId: number }) {
  return queryOptions({
    queryKey: ['rounds', 'market', roundId, managerId],
    queryFn: apiReader(fetchApi, 'GET /api/rounds/{id}/market', { id: roundId, manager: managerId }),
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
    queryFn: apiReader(fetchApi, 'GET /api/rounds/{id}/what-if', {
      id: roundId,
      manager: managerId,
      players,
      captain: captainId,
    }),
    placeholderData: keepPreviousData,
  })
}
