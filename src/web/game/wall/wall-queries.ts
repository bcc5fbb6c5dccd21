import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { UnreadWalls, WallPage } from '#contract/wall.ts'
import { queryText } from '#web/base/query-text.ts'
import { apiReader, callApi, type FetchApi } from '#web/base/api-client.ts'
import { wallPath, type WallPlace } from './wall-place.ts'

/** Starts with the newest page. */
export const wallQuery = (fetchApi: FetchApi, wall: WallPlace) =>
  infiniteQueryOptions({
    queryKey: ['walls', wall.kind, wall.id],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      callApi<WallPage>({
        fetchApi,
        path: `${wallPath(wall)}${queryText({ cursor: pageParam })}`,
        signal,
      }),
    getNextPageParam: ({ next }) => next,
  })

/** For known people: which walls of their leagues have new messages. */
export const unreadQuery = (fetchApi: FetchApi) =>
  queryOptions({
    queryKey: ['walls', 'unread'],
    queryFn: apiReader<UnreadWalls>({
      fetchApi,
      path: '/api/walls/unread',
    }),
  })
