import { queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

export const managerQuery = (fetchApi: FetchApi, id: number) =>
  queryOptions({
    // The key is under `rankings`, because the answer contains a rank. It is read again with them during a round.
    queryKey: ['rankings', 'manager', id],
    queryFn: apiReader(fetchApi, 'GET /api/managers/{id}', { id }),
  })
