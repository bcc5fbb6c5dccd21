import { queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

export function playerQuery(fetchApi: FetchApi, playerId: number) {
  return queryOptions({
    queryKey: ['player', playerId],
    queryFn: apiReader(fetchApi, 'GET /api/players/{id}', { id: playerId }),
  })
}
