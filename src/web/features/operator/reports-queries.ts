import { queryOptions } from '@tanstack/react-query'
import type { Verdict } from '#domain/wall/wall-kinds.ts'
import { apiReader, callApi, type FetchApi } from '#web/base/api-client.ts'

const pollMs = 30_000

export const reportsQuery = (fetchApi: FetchApi) =>
  queryOptions({
    queryKey: ['operator', 'reports'],
    queryFn: apiReader(fetchApi, 'GET /api/operator/reports'),
    refetchInterval: pollMs,
  })

export const reportsApi = (fetchApi: FetchApi) => ({
  decide: (messageId: number, verdict: Verdict) =>
    callApi(fetchApi, 'PUT /api/operator/reports/{id}', { id: messageId, body: { verdict } }),
  unmute: (managerId: number) => callApi(fetchApi, 'DELETE /api/operator/muted/{id}', { id: managerId }),
})
