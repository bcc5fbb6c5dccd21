import { infiniteQueryOptions } from '@tanstack/react-query'
import { callApi, type FetchApi } from '#web/base/api-client.ts'

export const activityQuery = (fetchApi: FetchApi) =>
  infiniteQueryOptions({
    queryKey: ['profile', 'activity'],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => callApi(fetchApi, 'GET /api/profile/activity', { cursor: pageParam, signal }),
    getNextPageParam: ({ next }) => next,
  })
