import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { apiReader, callApi, type FetchApi } from '#web/base/api-client.ts'
import { wallRoute, type WallPlace } from './wall-place.ts'

/** Starts with the newest page. */
export const wallQuery = (fetchApi: FetchApi, wall: WallPlace) =>
  infiniteQueryOptions({
    queryKey: ['walls', wall.kind, wall.id],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      callApi(fetchApi, wallRoute('GET', wall), { id: wall.id, cursor: pageParam, signal }),
    getNextPageParam: ({ next }) => next,
  })

/** Only for accounts and guests (the API refuses visitors): their leagues with unread messages on the walls. */
export const unreadQuery = (fetchApi: FetchApi) =>
  queryOptions({
    queryKey: ['walls', 'unread'],
    queryFn: apiReader(fetchApi, 'GET /api/walls/unread'),
  })
