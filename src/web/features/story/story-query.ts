import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { RoundMarket, WhatIf } from '#contract/what-if.ts'
import type { NewestRound, RoundStory } from '#contract/story.ts'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

/** The round in play or, between rounds, the last one. */
export function newestRoundQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['rounds', 'newest'],
    queryFn: apiReader<NewestRound>({
      fetchApi,
      path: '/api/rounds/newest',
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
    queryFn: apiReader<RoundStory>({
      fetchApi,
      path: `/api/rounds/${roundId}/story${managerId === undefined ? '' : `?manager=${managerId}`}`,
    }),
  })
}

/** Whom the manager could have bought for the round, for what. */
export function roundMarketQuery(fetchApi: FetchApi, { roundId, managerId }: { roundId: number; managerId: number }) {
  return queryOptions({
    queryKey: ['rounds', 'market', roundId, managerId],
    queryFn: apiReader<RoundMarket>({
      fetchApi,
      path: `/api/rounds/${roundId}/market?manager=${managerId}`,
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
    queryFn: apiReader<WhatIf>({
      fetchApi,
      path: `/api/rounds/${roundId}/what-if?manager=${managerId}&players=${players}&captain=${captainId}`,
    }),
    placeholderData: keepPreviousData,
  })
}
