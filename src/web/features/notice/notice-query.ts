import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { apiReader, callApi, type FetchApi } from '#web/base/api-client.ts'

export function noticesQuery(fetchApi: FetchApi) {
  return infiniteQueryOptions({
    queryKey: ['notices', 'list'],
    queryFn: ({ pageParam, signal }) => callApi(fetchApi, 'GET /api/notices', { cursor: pageParam, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

export function noticeSettingsQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['notices', 'settings'],
    queryFn: apiReader(fetchApi, 'GET /api/notices/settings'),
  })
}
