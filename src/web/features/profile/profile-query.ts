import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { SaveProfile } from '#contract/profile.ts'
import { apiReader, callApi, type FetchApi } from '#web/base/api-client.ts'

const profileSchema = async () => (await import('#contract/profile.ts')).profileSchema

export const profileQuery = (fetchApi: FetchApi) =>
  queryOptions({
    // Under the rankings: it holds a place in them, and is asked again with them while a round is played.
    queryKey: ['rankings', 'profile'],
    queryFn: apiReader({ fetchApi, path: '/api/profile', schema: profileSchema }),
  })

export const saveProfile = (fetchApi: FetchApi, body: SaveProfile) =>
  callApi({ fetchApi, path: '/api/profile', schema: profileSchema, method: 'PUT', body })

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
