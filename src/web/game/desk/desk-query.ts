import { queryOptions } from '#web/queries/use-query.ts'
import type { DeskView } from '#contract/desk.ts'
import { callApi, type FetchApi } from '#web/base/api-client.ts'
import { deskHeaders } from './desk-token.ts'

/** How soon what somebody else tells is seen here. */
const askAgainMs = 4_000

export function deskQuery(fetchApi: FetchApi, matchId: number) {
  return queryOptions({
    queryKey: ['desk', matchId],
    queryFn: ({ signal }): Promise<DeskView> =>
      callApi<DeskView>({
        fetchApi,
        path: `/api/desk/${matchId}`,
        headers: deskHeaders(matchId),
        signal,
      }),
    refetchInterval: askAgainMs,
    retry: false,
  })
}
