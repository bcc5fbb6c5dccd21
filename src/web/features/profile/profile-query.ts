import { queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

export const profileQuery = (fetchApi: FetchApi) =>
  queryOptions({
    // The key is under `rankings`, because the answer contains a rank. During a round both are read again together.
    queryKey: ['rankings', 'profile'],
    queryFn: apiReader(fetchApi, 'GET /api/profile'),
  })
