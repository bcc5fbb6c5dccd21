import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Verdict } from '#domain/wall/wall-kinds.ts'
import { callApi, type FetchApi } from '#web/base/api-client.ts'

const pollMs = 30_000

export const reportsQuery = (fetchApi: FetchApi) =>
  infiniteQueryOptions({
    queryKey: ['operator', 'reports'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) => callApi(fetchApi, 'GET /api/operator/reports', { cursor, signal }),
    getNextPageParam: ({ next }) => next,
    refetchInterval: pollMs,
  })

export const mutedQuery = (fetchApi: FetchApi) =>
  infiniteQueryOptions({
    queryKey: ['operator', 'muted'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) => callApi(fetchApi, 'GET /api/operator/muted', { cursor, signal }),
    getNextPageParam: ({ next }) => next,
  })

export const reportsApi = (fetchApi: FetchApi) => ({
  decide: (messageId: number, verdict: Verdict) =>
    callApi(fetchApi, 'PUT /api/operator/reports/{id}', { id: messageId, body: { verdict } }),
  unmute: (managerId: number) => callApi(fetchApi, 'DELETE /api/operator/muted/{id}', { id: managerId }),
})
