import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { PickHistory, UpcomingPicks } from '#contract/pick.ts'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'
import { pageText } from '#web/base/query-text.ts'

export function upcomingPicksQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['picks', 'open', 'all'],
    queryFn: apiReader<UpcomingPicks>({
      fetchApi,
      path: '/api/picks/upcoming',
    }),
    refetchInterval: 60_000,
  })
}

/** PK6: one later day. */
export function pickDayQuery(fetchApi: FetchApi, day: string) {
  return queryOptions({
    queryKey: ['picks', 'open', 'day', day],
    queryFn: apiReader<UpcomingPicks>({
      fetchApi,
      path: `/api/picks/upcoming?day=${day}`,
    }),
  })
}

export function pickHistoryQuery(fetchApi: FetchApi, page: number) {
  return queryOptions({
    queryKey: ['picks', 'history', page],
    queryFn: apiReader<PickHistory>({
      fetchApi,
      path: `/api/picks/history${pageText({ page })}`,
    }),
    placeholderData: keepPreviousData,
  })
}
