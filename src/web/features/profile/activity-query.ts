import { infiniteQueryOptions } from '@tanstack/react-query'
import { callApi, type FetchApi } from '#web/base/api-client.ts'

export const activityQuery = (fetchApi: FetchApi) =>
  infiniteQueryOptions({
    queryKey: ['profile', 'activity'],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      callApi({
        fetchApi,
        path: `/api/profile/activity${pageParam ? `?before=${pageParam}` : ''}`,
        schema: async () => (await import('#contract/profile.ts')).activityPageSchema,
        signal,
      }),
    getNextPageParam: ({ next }) => next,
  })
