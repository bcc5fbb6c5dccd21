import { queryOptions } from '@tanstack/react-query'
import type { Done } from '#contract/account.ts'
import type { ReportList } from '#contract/wall.ts'
import type { Verdict } from '#domain/wall/wall-kinds.ts'
import { apiReader, callApi, type FetchApi } from '#web/base/api-client.ts'

const pollMs = 30_000

export const reportsQuery = (fetchApi: FetchApi) =>
  queryOptions({
    queryKey: ['operator', 'reports'],
    queryFn: apiReader<ReportList>({
      fetchApi,
      path: '/api/operator/reports',
    }),
    refetchInterval: pollMs,
  })

export const reportsApi = (fetchApi: FetchApi) => ({
  decide: (messageId: number, verdict: Verdict) =>
    callApi<Done>({ fetchApi, path: `/api/operator/reports/${messageId}`, method: 'PUT', body: { verdict } }),
  unmute: (managerId: number) =>
    callApi<Done>({ fetchApi, path: `/api/operator/muted/${managerId}`, method: 'DELETE' }),
})
