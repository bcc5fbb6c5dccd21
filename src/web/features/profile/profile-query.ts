import { queryOptions } from '@tanstack/react-query'
import type { Profile } from '#contract/profile.ts'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

export const profileQuery = (fetchApi: FetchApi) =>
  queryOptions({
    // Under the rankings: it holds a place in them, and is asked again with them while a round is played.
    queryKey: ['rankings', 'profile'],
    queryFn: apiReader<Profile>({
      fetchApi,
      path: '/api/profile',
    }),
  })
