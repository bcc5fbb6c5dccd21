import { queryOptions } from '@tanstack/react-query'
import type { Profile } from '#contract/profile.ts'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

export const profileQuery = (fetchApi: FetchApi) =>
  queryOptions({
    // The key is under `rankings`, because the answer contains a rank. It is read again with them during a round.
    queryKey: ['rankings', 'profile'],
    queryFn: apiReader<Profile>({
      fetchApi,
      path: '/api/profile',
    }),
  })
