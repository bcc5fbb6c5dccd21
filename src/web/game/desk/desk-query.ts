import { queryOptions } from '@tanstack/react-query'
import { ApiProblem, callApi, type FetchApi } from '#web/base/api-client.ts'
import { deskHeaders } from './desk-token.ts'
import type { CachedDesk } from './cache-desk.ts'

/** How often the desk asks the server for reports from other devices. */
const askAgainMs = 4_000

const REFUSALS = new Set([401, 403, 404])

/** The server says that this device has no access to the desk, or that there is no desk. */
export const isRefusal = (error: unknown): boolean => error instanceof ApiProblem && REFUSALS.has(error.status)

export function deskQuery(fetchApi: FetchApi, matchId: number) {
  return queryOptions({
    queryKey: ['desk', matchId],
    queryFn: ({ signal }): Promise<CachedDesk> =>
      callApi(fetchApi, 'GET /api/desk/{id}', { id: matchId, headers: deskHeaders(matchId), signal }),
    // After a refusal the same request would only be refused again.
    refetchInterval: ({ state }) => (isRefusal(state.error) ? false : askAgainMs),
    retry: false,
  })
}
