import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { NoticeList, NoticeSettings } from '#contract/notice.ts'
import { queryText } from '#web/base/query-text.ts'
import { apiReader, callApi, type FetchApi } from '#web/base/api-client.ts'

export function noticesQuery(fetchApi: FetchApi) {
  return infiniteQueryOptions({
    queryKey: ['notices', 'list'],
    queryFn: ({ pageParam, signal }) =>
      callApi<NoticeList>({
        fetchApi,
        path: `/api/notices${queryText({ cursor: pageParam })}`,
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

export function noticeSettingsQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['notices', 'settings'],
    queryFn: apiReader<NoticeSettings>({
      fetchApi,
      path: '/api/notices/settings',
    }),
  })
}
