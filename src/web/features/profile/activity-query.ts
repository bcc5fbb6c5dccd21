import { infiniteQueryOptions } from '@tanstack/react-query'
import type { ActivityPage } from '#contract/profile.ts'
import { queryText } from '#web/base/query-text.ts'
import { callApi, type FetchApi } from '#web/base/api-client.ts'

export const activityQuery = (fetchApi: FetchApi) =>
  infiniteQueryOptions({
    queryKey: ['profile', 'activity'],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      callApi<ActivityPage>({
        fetchApi,
        path: `/api/profile/activity${queryText({ cursor: pageParam })}`,
        signal,
      }),
    getNextPageParam: ({ next }) => next,
  })
