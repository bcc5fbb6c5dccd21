import { queryOptions } from '@tanstack/react-query'
import type { PlayerPageView, RivalsAnswer } from '#contract/player.ts'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

export function playerQuery(fetchApi: FetchApi, playerId: number) {
  return queryOptions({
    queryKey: ['player', playerId],
    queryFn: apiReader<PlayerPageView>({
      fetchApi,
      path: `/api/players/${playerId}`,
    }),
  })
}

export const rivalsQuery = (fetchApi: FetchApi, playerId: number) =>
  queryOptions({
    queryKey: ['player', playerId, 'rivals'],
    queryFn: apiReader<RivalsAnswer>({ fetchApi, path: `/api/players/${playerId}/rivals` }),
  })
