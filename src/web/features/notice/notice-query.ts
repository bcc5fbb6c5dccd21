import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { apiReader, callApi, type FetchApi } from '#web/base/api-client.ts'

export function noticesQuery(fetchApi: FetchApi) {
  return infiniteQueryOptions({
    queryKey: ['notices', 'list'],
    queryFn: ({ pageParam, signal }) =>
      callApi({
        fetchApi,
        path: pageParam === null ? '/api/notices' : `/api/notices?before=${pageParam}`,
        schema: async () => (await import('#contract/notice.ts')).noticeListSchema,
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ olderThan }) => olderThan,
  })
}

export function noticeSettingsQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['notices', 'settings'],
    queryFn: apiReader({
      fetchApi,
      path: '/api/notices/settings',
      schema: async () => (await import('#contract/notice.ts')).noticeSettingsSchema,
    }),
  })
}
