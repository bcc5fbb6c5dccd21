import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'
import { cursorOfPage } from '#web/base/query-text.ts'

export function upcomingPicksQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['picks', 'open', 'all'],
    queryFn: apiReader(fetchApi, 'GET /api/picks/upcoming'),
    refetchInterval: 60_000,
  })
}

/** PK6: the matches of one later day. */
export function pickDayQuery(fetchApi: FetchApi, day: string) {
  return queryOptions({
    queryKey: ['picks', 'open', 'day', day],
    queryFn: apiReader(fetchApi, 'GET /api/picks/upcoming', { day }),
  })
}

export function pickHistoryQuery(fetchApi: FetchApi, page: number) {
  return queryOptions({
    queryKey: ['picks', 'history', page],
    queryFn: apiReader(fetchApi, 'GET /api/picks/history', { cursor: cursorOfPage(page) }),
    placeholderData: keepPreviousData,
  })
}
