import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { apiReader, callApi, type FetchApi } from '#web/base/api-client.ts'
import { wallPath, type WallPlace } from './wall-place.ts'

/** The newest page first, then those before it. */
export const wallQuery = (fetchApi: FetchApi, wall: WallPlace) =>
  infiniteQueryOptions({
    queryKey: ['walls', wall.kind, wall.id],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      callApi({
        fetchApi,
        path: `${wallPath(wall)}${pageParam > 0 ? `?before=${pageParam}` : ''}`,
        schema: async () => (await import('#contract/wall.ts')).wallPageSchema,
        signal,
      }),
    getNextPageParam: ({ hasOlder, messages }) => (hasOlder ? messages[0]?.id : undefined),
  })

/** For who is known: on which walls of his leagues there is something new. */
export const unreadQuery = (fetchApi: FetchApi) =>
  queryOptions({
    queryKey: ['walls', 'unread'],
    queryFn: apiReader({
      fetchApi,
      path: '/api/walls/unread',
      schema: async () => (await import('#contract/wall.ts')).unreadWallsSchema,
    }),
  })
