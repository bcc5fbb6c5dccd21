import { queryOptions } from '@tanstack/react-query'
import { ApiProblem, callApi, type FetchApi } from '#web/base/api-client.ts'
import { deskHeaders } from './desk-token.ts'
import type { KeptDesk } from './keep-desk.ts'

/** How soon what somebody else tells is seen here. */
const askAgainMs = 4_000

const REFUSALS = new Set([401, 403, 404])

/** The server says that this device may not hold the desk, or that there is none. */
export const isRefusal = (error: unknown): boolean => error instanceof ApiProblem && REFUSALS.has(error.status)

export function deskQuery(fetchApi: FetchApi, matchId: number) {
  return queryOptions({
    queryKey: ['desk', matchId],
    queryFn: ({ signal }): Promise<KeptDesk> =>
      callApi<KeptDesk>({
        fetchApi,
        path: `/api/desk/${matchId}`,
        headers: deskHeaders(matchId),
        signal,
      }),
    // Without the link's secret the same question would be answered in other words.
    refetchInterval: ({ state }) => (isRefusal(state.error) ? false : askAgainMs),
    retry: false,
  })
}
