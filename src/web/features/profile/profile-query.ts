import { queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

export const profileQuery = (fetchApi: FetchApi) =>
  queryOptions({
    // The answer contains a rank. Under the key `rankings`, it is read again together with the rankings during a round.
    queryKey: ['rankings', 'profile'],
    queryFn: apiReader(fetchApi, 'GET /api/profile'),
  })
