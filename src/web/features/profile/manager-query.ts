import { queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

export const managerQuery = (fetchApi: FetchApi, id: number) =>
  queryOptions({
    // The key is under `rankings`, because the answer contains a rank. During a round both are read again together.
    queryKey: ['rankings', 'manager', id],
    queryFn: apiReader(fetchApi, 'GET /api/managers/{id}', { id }),
  })
