import { queryOptions } from '@tanstack/react-query'
import type { Verdict } from '#domain/wall/wall-kinds.ts'
import { apiReader, callApi, type FetchApi } from '#web/base/api-client.ts'

const pollMs = 30_000

export const reportsQuery = (fetchApi: FetchApi) =>
  queryOptions({
    queryKey: ['operator', 'reports'],
    queryFn: apiReader({
      fetchApi,
      path: '/api/operator/reports',
      schema: async () => (await import('#contract/wall.ts')).reportListSchema,
    }),
    refetchInterval: pollMs,
  })

const schema = async () => (await import('#contract/account.ts')).doneSchema

export const reportsApi = (fetchApi: FetchApi) => ({
  decide: (messageId: number, verdict: Verdict) =>
    callApi({ fetchApi, path: `/api/operator/reports/${messageId}`, method: 'PUT', body: { verdict }, schema }),
  unmute: (managerId: number) =>
    callApi({ fetchApi, path: `/api/operator/muted/${managerId}`, method: 'DELETE', schema }),
})
