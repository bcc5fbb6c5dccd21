import { queryOptions } from '@tanstack/react-query'
import type { PlayerPageView } from '#contract/player.ts'
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
