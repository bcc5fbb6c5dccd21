import { queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

export const managerQuery = (fetchApi: FetchApi, id: number) =>
  queryOptions({
    // The answer contains a rank. Under the key `rankings`, it is read again together with the rankings during a round.
    queryKey: ['rankings', 'manager', id],
    queryFn: apiReader(fetchApi, 'GET /api/managers/{id}', { id }),
  })
